import { http, HttpResponse } from 'msw/http'
import type { mockBackend } from './backend.ts'

/**
 * Answers a call.
 * @param path how its path ends
 * @returns what arrived at it, JSON or a form, one after the other
 */
export function receive(server: ReturnType<typeof mockBackend>, path: string, data: unknown) {
  const calls: Record<string, unknown>[] = []
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const text = await request.text()
      calls.push(
        text.startsWith('{')
          ? (JSON.parse(text) as Record<string, unknown>)
          : {
              ...Object.fromEntries(new URLSearchParams(text)),
              ...Object.fromEntries(new URL(request.url).searchParams),
            },
      )
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  return calls
}
