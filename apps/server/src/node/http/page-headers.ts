import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Limits what our pages may do. Styles come from files only; what a script sets on an element's `style` is no inline
 * style. `wasm-unsafe-eval` is for the codecs; it does not allow `eval` of text.
 */
export function pageHeaders(): MiddlewareHandler {
  return secureHeaders({
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
      frameAncestors: ["'none'"],
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
    // The pages may be served over plain HTTP in a school's own network; `start-server.ts` adds it where it is https.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
  })
}
