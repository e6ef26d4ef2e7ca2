import { useSession } from '@hwjy/sdk'
import { type SavedChoice, savedChoice } from '../choices/saved-choice.ts'

/** Off until a person switches it on: the dictionary is fetched only then. */
export type PinyinChoice = 'off' | 'on' | 'tones'

const choices = new Map<string, SavedChoice<PinyinChoice>>()

function choiceOf(personId: string): SavedChoice<PinyinChoice> {
  const known = choices.get(personId)
  if (known) return known
  const made = savedChoice<PinyinChoice>({
    key: `hwjy.pinyin.${personId}`,
    values: ['off', 'on', 'tones'],
    apply: () => undefined,
  })
  choices.set(personId, made)
  return made
}

/** The choice of who is signed in, each child of a family for itself; of this device before that. */
export function usePinyinChoice(): SavedChoice<PinyinChoice> {
  const { userInfo } = useSession()
  return choiceOf(userInfo?.curStu?.stuId ?? userInfo?.userId ?? 'device')
}
