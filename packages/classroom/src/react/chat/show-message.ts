// Long enough to find it with the eyes.
const SHOWN_MS = 2_000

/** Leads a reader to a message in the list. @returns false when the list does not have it */
export function showMessage(log: HTMLElement, seq: number): boolean {
  const group = [...log.querySelectorAll<HTMLElement>('[data-from]')].find(
    ({ dataset }) => Number(dataset['from']) <= seq && seq <= Number(dataset['to']),
  )
  if (group === undefined) return false
  // A group far away is drawn when it comes near.
  group.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => requestAnimationFrame(() => mark(log.querySelector(`[data-seq="${seq}"]`))))
  return true
}

function mark(line: HTMLElement | null): void {
  if (line === null) return
  line.scrollIntoView({ block: 'center' })
  line.dataset['found'] = ''
  setTimeout(() => delete line.dataset['found'], SHOWN_MS)
}
