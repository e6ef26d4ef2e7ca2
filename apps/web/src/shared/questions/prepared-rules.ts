import type { QuestionType } from '@hwjy/sdk'

/** A lesson can have at most so many, by the contract. */
export const MOST_PREPARED = 20

/** A class answers by pressing or typing: other questions cannot be asked in a room. */
export const preparedTypes = ['singleChoice', 'multipleChoice', 'fillIn', 'dictation'] as const satisfies QuestionType[]

export const canBePrepared = (type: QuestionType) => preparedTypes.some((one) => one === type)
