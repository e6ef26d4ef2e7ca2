import { NetworkError } from '@hwjy/sdk'

/**
 * Fetches code that a press needs now. The browser's own error is a sentence for programmers, in English.
 * @throws {NetworkError} when the code does not come: nothing answered, as for any other call
 */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new NetworkError('', cause)
  })
