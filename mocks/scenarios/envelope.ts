import { HttpResponse } from 'msw/http'

/** The product's response for an expected failure: HTTP 200, with the code in the envelope. */
export const refusal = (code: number, message: string) => HttpResponse.json({ code, message, data: null })
