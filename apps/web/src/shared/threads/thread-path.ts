/** The conversation with a person: it has this address before its first message, too. */
export const threadPath = (personId: string) => `/messages?${new URLSearchParams({ tab: 'threads', with: personId })}`
