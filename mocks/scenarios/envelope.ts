import { HttpResponse } from 'msw/http'

/** The product's answer for an expected failure: HTTP 200, the code inside. */
export const refusal = (code: number, message: string) => HttpResponse.json({ code, message, data: null })
