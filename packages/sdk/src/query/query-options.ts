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
import type { CallOptions, ChangeCallOptions } from '../client/call-options.ts'
import type { Sdk } from '../sdk.ts'

/** `['checkLesson', body]`. Without its last parts it matches every key that begins alike. */
export type ReadKey<Name extends string, Parts extends readonly unknown[]> = readonly [Name, ...Partial<Parts>]

export function readKey<Name extends string, Parts extends readonly unknown[]>(name: Name, ...parts: Partial<Parts>) {
  const end = parts.indexOf(undefined)
  return [name, ...(end < 0 ? parts : parts.slice(0, end))] as unknown as ReadKey<Name, Parts>
}

export interface ReadOptions<Data, Selected = Data> {
  /** The instance that sends the call. Default: that of the hook's `SdkProvider`, else of `configureSdk`. */
  sdk?: Sdk | undefined
  query?: Partial<UseQueryOptions<Data, SdkError, Selected>>
}
export type ReadQuery<Data, Selected = Data> = UnusedSkipTokenOptions<Data, SdkError, Selected> & {
  queryKey: DataTag<QueryKey, Data, SdkError>
}

/** @param group of the contract: a change that says nothing else makes its own group stale */
export function readOptions<Data, Selected = Data>(
  group: string,
  queryKey: QueryKey,
  read: (options: CallOptions) => Promise<Data>,
  { query, sdk }: ReadOptions<Data, Selected> = {},
): ReadQuery<Data, Selected> {
  const options = { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => read({ signal, sdk }), ...query }
  return { ...options, meta: { group, ...query?.meta } } as unknown as ReadQuery<Data, Selected>
}

export interface ChangeOptions<Data, Variables, Context = unknown> {
  /** See `ReadOptions`. */
  sdk?: Sdk | undefined
  mutation?: UseMutationOptions<Data, SdkError, Variables, Context>
}

/** @param changes the reads it makes stale: operationIds and groups of the contract */
export function changeOptions<Data, Variables, Context = unknown>(
  name: string,
  changes: readonly string[],
  change: (variables: Exclude<Variables, void> & ChangeCallOptions) => Promise<Data>,
  { mutation, sdk }: ChangeOptions<Data, Variables, Context> = {},
): UseMutationOptions<Data, SdkError, Variables, Context> {
  // A change without fields is called with nothing.
  const mutationFn = (variables: Variables) =>
    change({ sdk, ...variables } as Exclude<Variables, void> & ChangeCallOptions)
  return { mutationKey: [name], mutationFn, ...mutation, meta: { changes, ...mutation?.meta } }
}
