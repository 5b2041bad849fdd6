import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the command line; anything that is wrong ends the program with one line and the usage. */
export function argumentsOf<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`)
  }
}

/** Wrong use of a command, as opposed to a failed one: exit code 2. */
export function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

/** A whole number on the command line, or the end of the program. */
export function count(text: string | undefined, name: string, least: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    stop(`--${name} must be a whole number of at least ${least}, not ${text}`)
  return value
}
