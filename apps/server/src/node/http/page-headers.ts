import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Limits what our pages may do. Styles come from files only; what a script sets on an element's `style` is no inline
 * style. `wasm-unsafe-eval` is for the codecs; it does not allow `eval` of text.
 */
export function pageHeaders(framingOrigins: FramingOrigins): MiddlewareHandler {
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      // Covers `/live` too: in today's browsers 'self' includes ws: and wss: of the same host.
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: [(c) => frameAncestors(c.get(FRAMING) as readonly string[])],
      formAction: ["'self'"],
    },
    permissionsPolicy: {
      camera: ['self'],
      microphone: ['self'],
      displayCapture: ['self'],
      autoplay: ['self'],
      fullscreen: ['self'],
      geolocation: [],
      payment: [],
    },
    // The pages may be served over plain HTTP in a school's own network; `base-headers.ts` adds it where it is https.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: 'same-origin',
    // Knows no list of origins; where there is none, it says the same to programs that do not read the policy.
    xFrameOptions: false,
    referrerPolicy: 'no-referrer',
  })
  return async (c, next) => {
    const allowed = await framingOrigins(c)
    c.set(FRAMING, allowed)
    if (allowed.length === 0) c.header('x-frame-options', 'DENY')
    return headers(c, next)
  }
}

/** Says which origins may show a page of ours in a frame: those of the school at the address of the request. */
export type FramingOrigins = (c: Context) => Promise<readonly string[]>

const FRAMING = 'framingOrigins'
const frameAncestors = (allowed: readonly string[]) => (allowed.length === 0 ? "'none'" : allowed.join(' '))
