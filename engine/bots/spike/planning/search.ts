import type { Part } from '../../../spike/types.ts'
import type { Thinking } from '../../thinking.ts'
import type { Forecaster } from './forecast.ts'
import { TOO_FAR } from './mesh.ts'
import { NO_PLAN, type Plan, type Task } from './plan.ts'
import type { Position } from './position.ts'

/** How far a bot looks for a plan. */
export interface Effort {
  /** Plans played through, at most. */
  readonly plans: number
  /** Plans that are followed side by side. */
  readonly breadth: number
  /** Different plans that are handed on. */
  readonly kept: number
  /** What plans begin with: parts that are bought as soon as there is money. */
  readonly equipment: readonly (readonly Part[])[]
}

export interface Judged {
  readonly plan: Plan
  readonly value: number
}

/** Of the work, what goes into contracts; the rest makes the plans better that came of it. */
const FOR_BEGINNINGS = 0.6

/** Parts in the order they are bought: whatever may be worth having. */
const EQUIPMENT: readonly (readonly Part[])[] = [
  [],
  ['tender'],
  ['speed'],
  ['cars'],
  ['tender', 'speed'],
  ['speed', 'tender'],
  ['tender', 'tender'],
  ['tender', 'cars'],
  ['speed', 'speed'],
  ['tender', 'speed', 'speed'],
  ['speed', 'speed', 'tender'],
  ['tender', 'speed', 'cars'],
  ['tender', 'speed', 'speed', 'cars'],
]
/** A city further than this from all that is planned is no city by the way. */
const BY_THE_WAY = 4

/** Plans played through before whoever waits may do something else. */
const A_UNIT = 16

/** What is not gained by a change is not worth one. */
const GAIN = 0.02

/** Finds plans for whole matches: contract by contract, then cities by the way and parts, then whatever is better. */
export class PlanSearch {
  readonly #position: Position
  readonly #forecaster: Forecaster
  readonly #effort: Effort
  readonly #last: number
  #end: number

  constructor(position: Position, forecaster: Forecaster, effort: Effort) {
    this.#position = position
    this.#forecaster = forecaster
    this.#effort = effort
    this.#last = forecaster.played + effort.plans
    this.#end = this.#last
  }

  /** The best plans, best first; beginning from one that is known if there is one. */
  *plans(known: Plan | null = null): Thinking<Judged[]> {
    const { kept, equipment } = this.#effort
    const begun = known ? [this.#judged(known)] : equipment.map((parts) => this.#judged({ ...NO_PLAN, parts }))
    // Each beginning has its share of the first half of the work, what is found at last the other half.
    const share = (this.#effort.plans * FOR_BEGINNINGS) / begun.length
    const full: Judged[] = []
    for (const one of begun) {
      this.#end = this.#forecaster.played + share
      full.push(...(yield* this.#beam(one)))
    }
    full.sort(byValue)
    this.#end = this.#last
    const better: Judged[] = []
    for (const one of distinct(full).slice(0, kept)) better.push(yield* this.#polished(one))
    return distinct([...full, ...better].sort(byValue)).slice(0, kept)
  }

  #judged(plan: Plan): Judged {
    return { plan, value: this.#forecaster.value(this.#position, plan) }
  }

  get #tired(): boolean {
    return this.#forecaster.played >= this.#end
  }

  /** Contract after contract, the best few of all beginnings side by side. */
  *#beam(begun: Judged): Thinking<Judged[]> {
    const { breadth } = this.#effort
    const found: Judged[] = [begun]
    let edge: Judged[] = [begun]
    for (let depth = 0; depth < this.#position.deals.length && edge.length > 0; depth++) {
      const next: Judged[] = []
      for (const one of edge) {
        // First whether it pays at all, as the last of the train's errands; then where it goes best.
        const likely = yield* this.#bestOf(this.#withTask(one.plan, false), breadth + 1)
        const placed: Judged[] = []
        for (const { plan } of likely) {
          const task = plan.tasks.at(-1)
          if (task) placed.push(...(yield* this.#bestOf(this.#inserted(one.plan, task, true), 1)))
        }
        next.push(...[...likely, ...placed].filter(({ value }) => value > one.value + GAIN))
      }
      edge = distinct(next.sort(byValue)).slice(0, breadth)
      found.push(...edge)
    }
    return distinct(found.sort(byValue)).slice(0, Math.max(breadth, this.#effort.kept))
  }

  /** The best of many plans. */
  *#bestOf(plans: Iterable<Plan>, most: number): Thinking<Judged[]> {
    let best: Judged[] = []
    for (const plan of plans) {
      const judged = this.#judged(plan)
      if (best.length < most || judged.value > (best.at(-1) as Judged).value) {
        best.push(judged)
        best = best.sort((a, b) => b.value - a.value).slice(0, most)
      }
      if (this.#forecaster.played % A_UNIT === 0) yield
      if (this.#tired) break
    }
    return best
  }

  /** Changes a plan as long as something makes it better. */
  *#polished(from: Judged): Thinking<Judged> {
    let best = from
    for (let better = true; better && !this.#tired; ) {
      better = false
      for (const changes of [this.#withParts, this.#withCity, this.#withoutCity, this.#otherTask, this.#otherOrder]) {
        const [found] = yield* this.#bestOf(changes.call(this, best.plan), 1)
        if (found && found.value > best.value + GAIN) {
          best = found
          better = true
        }
        if (this.#tired) break
      }
    }
    return best
  }

  /** One contract more, wherever its stops go. */
  *#withTask(plan: Plan, anywhere = true): Generator<Plan> {
    const { deals } = this.#position
    for (const [deal, { loaded, sources, buyers }] of deals.entries()) {
      if (plan.tasks.some((task) => task.deal === deal)) continue
      for (const { city: buyer, payment } of buyers) {
        if (plan.tasks.some((task) => task.buyer === buyer)) continue
        for (const source of loaded ? [null] : sources) {
          yield* this.#inserted(plan, { deal, source, buyer, payment }, anywhere)
        }
      }
    }
  }

  *#inserted(plan: Plan, task: Task, anywhere: boolean): Generator<Plan> {
    const { source, buyer } = task
    const tasks = [...plan.tasks, task]
    const builds = this.#alsoBuilt(plan.builds, source === null ? [buyer] : [source, buyer])
    const { stops } = plan
    const several = this.#position.cars > 1 || plan.parts.includes('cars')
    for (let first = stops.length; first >= (anywhere ? 0 : stops.length); first--) {
      if (source === null) {
        yield { ...plan, tasks, builds, stops: stops.toSpliced(first, 0, buyer) }
        continue
      }
      const fetched = stops.toSpliced(first, 0, source)
      // With one car nothing comes between fetching and bringing.
      const last = several ? Math.min(fetched.length, first + 3) : first + 1
      for (let second = first + 1; second <= last; second++) {
        yield { ...plan, tasks, builds, stops: fetched.toSpliced(second, 0, buyer) }
      }
    }
  }

  /** The nearer of two cities is connected first. */
  #alsoBuilt(builds: readonly number[], cities: readonly number[]): readonly number[] {
    const { tree } = this.#position
    const far = (city: number): number => this.#far(city)
    const wanted = cities.filter((city) => !tree.has(city) && !builds.includes(city))
    return wanted.length === 0 ? builds : [...builds, ...wanted.sort((a, b) => far(a) - far(b))]
  }

  /** Segments from the network as it is. */
  #far(city: number): number {
    const to = this.#position.distances.to(city)
    return this.#position.tree.points.reduce((least, point) => Math.min(least, to[point] as number), TOO_FAR)
  }

  #isNear(city: number, { builds }: Plan): boolean {
    const to = this.#position.distances.to(city)
    return builds.some((built) => (to[built] as number) <= BY_THE_WAY) || this.#far(city) <= BY_THE_WAY
  }

  /** A city more, first or last; and all that the route card names. */
  *#withCity(plan: Plan): Generator<Plan> {
    const { mesh, tree, route } = this.#position
    for (let city = 0; city < mesh.cities; city++) {
      if (tree.has(city) || plan.builds.includes(city) || !this.#isNear(city, plan)) continue
      yield { ...plan, builds: [...plan.builds, city] }
      if (plan.builds.length > 0) yield { ...plan, builds: [city, ...plan.builds] }
    }
    if (!route) return
    const wanted = [route.top, ...route.cities.map(({ city }) => city)]
    const best = [route.top, ...route.cities.slice(-1).map(({ city }) => city)]
    for (const cities of [wanted, best]) yield { ...plan, builds: this.#alsoBuilt(plan.builds, cities) }
  }

  *#withoutCity(plan: Plan): Generator<Plan> {
    for (const i of plan.builds.keys()) {
      yield { ...plan, builds: plan.builds.toSpliced(i, 1) }
    }
  }

  *#withParts(plan: Plan): Generator<Plan> {
    for (const parts of EQUIPMENT) yield { ...plan, parts }
  }

  /** Another source or buyer for a contract, another contract in its place, or one more. */
  *#otherTask(plan: Plan): Generator<Plan> {
    for (const task of plan.tasks) yield* this.#withTask(without(plan, task))
    yield* this.#withTask(plan)
    for (const task of plan.tasks) yield without(plan, task)
  }

  *#otherOrder({ builds, ...plan }: Plan): Generator<Plan> {
    for (let i = 0; i < builds.length; i++) {
      for (let j = i + 1; j < builds.length; j++) {
        const city = builds[j] as number
        yield { ...plan, builds: builds.toSpliced(j, 1).toSpliced(i, 0, city) }
      }
    }
  }
}

/** Without a contract and its stops; cities that are connected for it stay until nobody wants them. */
function without(plan: Plan, task: Task): Plan {
  const gone = (stops: readonly number[], city: number | null): readonly number[] => {
    const at = city === null ? -1 : stops.lastIndexOf(city)
    return at === -1 ? stops : stops.toSpliced(at, 1)
  }
  const tasks = plan.tasks.filter((one) => one !== task)
  const stops = gone(gone(plan.stops, task.buyer), task.source)
  const needed = (city: number) => tasks.some(({ source, buyer }) => source === city || buyer === city)
  const builds = plan.builds.filter((city) => (city !== task.source && city !== task.buyer) || needed(city))
  return { ...plan, tasks, stops, builds }
}

const byValue = (a: Judged, b: Judged): number => b.value - a.value

/** One of each value: plans that are worth the same mostly are the same. */
function distinct(plans: readonly Judged[]): Judged[] {
  return plans.filter(({ value }, i) => i === 0 || Math.abs((plans[i - 1] as Judged).value - value) > 1e-9)
}
