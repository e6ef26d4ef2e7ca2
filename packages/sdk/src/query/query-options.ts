/**
 * Building blocks of the generated functions: TanStack options for reads and changes. Types only from TanStack: a page
 * that calls without it does not load it.
 */
import type {
  DataTag,
  QueryKey,
  UnusedSkipTokenOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import type { SdkError } from '../error/api-error.ts'

/** `['checkLesson', body]`. Without its last parts it matches every key that begins alike. */
export type ReadKey<Name extends string, Parts extends readonly unknown[]> = readonly [Name, ...Partial<Parts>]

export function readKey<Name extends string, Parts extends readonly unknown[]>(name: Name, ...parts: Partial<Parts>) {
  const end = parts.indexOf(undefined)
  return [name, ...(end < 0 ? parts : parts.slice(0, end))] as unknown as ReadKey<Name, Parts>
}

export interface ReadOptions<Data, Selected = Data> {
  query?: Partial<UseQueryOptions<Data, SdkError, Selected>>
}
export type ReadQuery<Data, Selected = Data> = UnusedSkipTokenOptions<Data, SdkError, Selected> & {
  queryKey: DataTag<QueryKey, Data, SdkError>
}

/** @param group of the contract: a change that says nothing else makes its own group stale */
export function readOptions<Data, Selected = Data>(
  group: string,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  { query }: ReadOptions<Data, Selected> = {},
): ReadQuery<Data, Selected> {
  const options = { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => read(signal), ...query }
  return { ...options, meta: { group, ...query?.meta } } as unknown as ReadQuery<Data, Selected>
}

export interface ChangeOptions<Data, Variables, Context = unknown> {
  mutation?: UseMutationOptions<Data, SdkError, Variables, Context>
}

/** @param changes the reads it makes stale: operationIds and groups of the contract */
export function changeOptions<Data, Variables, Context = unknown>(
  name: string,
  changes: readonly string[],
  change: (variables: Variables) => Promise<Data>,
  { mutation }: ChangeOptions<Data, Variables, Context> = {},
): UseMutationOptions<Data, SdkError, Variables, Context> {
  return { mutationKey: [name], mutationFn: change, ...mutation, meta: { changes, ...mutation?.meta } }
}
