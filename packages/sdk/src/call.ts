export const call = <T>(config: {
  url: string
  method: string
  headers?: Record<string, string>
  data?: unknown
  params?: unknown
  signal?: AbortSignal
  responseType?: string
}): Promise<T> => Promise.reject(config)
