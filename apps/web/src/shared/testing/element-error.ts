import { prettyDOM } from '@testing-library/react'

/**
 * Says which element is missing, and shows the page when it is read. What waits for an element asks many times, and only
 * its last answer is read: printing the page for each of them was a quarter of the work of these tests.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  })
  return error
}
