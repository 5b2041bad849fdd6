/**
 * What an address of the API is, as data. Its route, the checks before it, the 405s around it and its part of the
 * OpenAPI document are all made from this one description.
 */
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { App } from '../http.ts'
import type { Problem } from './problems.ts'

/** Whatever a schema made of valibot may be. */
export type Schema = v.GenericSchema

type Schemas = Readonly<Record<string, Schema>>

/** A part of the path; the schema is one of texts. */
export interface Param<Of extends Schema = Schema> {
  readonly schema: Of
  readonly about: string
  /** The answer when the text is no such thing: an address that cannot be is not found. */
  readonly otherwise: Problem
}

/** What may stand after the `?`. What is wrong there is answered with `QUERY` and names the parameter. */
export interface QueryField<Of extends Schema = Schema> {
  readonly schema: Of
  readonly about: string
}

/** JSON that is sent. What is wrong with it is answered with `BODY` and names the field. */
export interface Body<Of extends Schema = Schema> {
  readonly schema: Of
  readonly about: string
  /** No body at all may be sent in its place; the handler then gets undefined. */
  readonly optional?: boolean
  /** In bytes; as large as a frame of the socket unless it is given. */
  readonly most?: number
}

/** What is answered: JSON by a schema, something of another media type, either, or nothing to read. */
export interface Answer {
  readonly about: string
  readonly json?: Schema
  readonly type?: string
}

/** What is spoken after the upgrade: names of components, and why either side hangs up. */
export interface Socket {
  readonly receives: string
  readonly sends: string
  readonly closes: Readonly<Record<number, string>>
}

type Parsed<Of extends Readonly<Record<string, { readonly schema: Schema }>>> = {
  readonly [Name in keyof Of]: v.InferOutput<Of[Name]['schema']>
}

/** A request whose every declared part has been read and is right. */
export interface Asked<Params = unknown, Query = unknown, Sent = unknown> {
  readonly c: Context<App>
  readonly params: Params
  readonly query: Query
  readonly body: Sent
}

interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the router writes it: `/api/tables/:id`. */
  readonly path: string
  /** What a generated client would call it. */
  readonly name: string
  readonly summary: string
  readonly about?: string
  /** By status: how it goes well. */
  readonly answers: Readonly<Record<number, Answer>>
  /** How it may go wrong, besides what the declarations of this endpoint bring along. */
  readonly problems?: readonly Problem[]
  readonly socket?: Socket
  /** Makes a table: one address may not do so without end. */
  readonly makes?: true
  /** `Authorization: Bearer` with secrets of seats or the host lets one see or do more. */
  readonly secrets?: true
}

/** An endpoint whose types nobody needs any more. */
export interface Endpoint extends Described {
  readonly params?: Readonly<Record<string, Param>>
  readonly query?: Readonly<Record<string, QueryField>>
  readonly body?: Body
  // A method, so that endpoints with different parameters fit one list.
  serve(asked: Asked): Response | Promise<Response>
}

interface Typed<Params extends Schemas, Query extends Schemas, Sent extends Schema> extends Described {
  readonly params?: { readonly [Name in keyof Params]: Param<Params[Name]> }
  readonly query?: { readonly [Name in keyof Query]: QueryField<Query[Name]> }
  readonly body?: Body<Sent>
  serve(
    asked: Asked<
      Parsed<{ [Name in keyof Params]: Param<Params[Name]> }>,
      Parsed<{ [Name in keyof Query]: QueryField<Query[Name]> }>,
      v.InferOutput<Sent> | undefined
    >,
  ): Response | Promise<Response>
}

/** Gives the handler the types of what its schemas make of a request. */
export function endpoint<Params extends Schemas, Query extends Schemas, Sent extends Schema>(
  described: Typed<Params, Query, Sent>,
): Endpoint {
  return described as unknown as Endpoint
}
