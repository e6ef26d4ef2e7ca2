/** The first page is asked for by the tab's badge, too: the same question has one answer. */
export const PAGE_SIZE = 20

/** While the window is visible; see docs/adr/0072. */
export const LIST_OPTIONS = { query: { refetchInterval: 20_000 } } as const
