import type { Signer } from './tokens.ts'

/** Names a calendar feed in a way that only this server can. What is stored about a feed does not open it. */
export interface CalendarLinks {
  token(feedId: string): Promise<string>
  /** Null when we did not make the token. */
  feedId(token: string): Promise<string | null>
}

export function createCalendarLinks(signer: Signer): CalendarLinks {
  return {
    token: (feedId) => signer.sign('calendar', { feedId }),
    async feedId(token) {
      // A payload with our signature has the shape that we gave it.
      const payload = (await signer.verify('calendar', token)) as { feedId: string } | null
      return payload?.feedId ?? null
    },
  }
}
