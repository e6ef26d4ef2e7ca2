/**
 * The date on the calendars of a place, `YYYY-MM-DD`.
 * @param zone IANA name
 */
export const dateIn = (zone: string, at: Date | number): string =>
  // Swedes write it as ISO 8601 does.
  new Date(at).toLocaleDateString('sv-SE', { timeZone: zone })
