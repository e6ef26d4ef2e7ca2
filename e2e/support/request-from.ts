import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request of Node to a server on this computer, for the host of the address: names below `localhost` are for browsers. */
export async function requestFrom(
  port: number,
  address: URL,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: URLSearchParams | string } = {},
): Promise<Response> {
  const type = body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: address.pathname + address.search,
        method,
        headers: { host: address.host, ...type, ...headers },
      },
      (reply) => {
        const answered = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
        buffer(reply).then(
          (content) => resolve(new Response(content, { status: reply.statusCode ?? 502, headers: answered })),
          reject,
        )
      },
    )
    asked.once('error', reject)
    asked.end(body?.toString())
  })
}
