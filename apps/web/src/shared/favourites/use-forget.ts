import { type FavouriteTarget, type Role, useRemoveFavouriteAs } from '@hwjy/sdk'
import { useConfirm, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../at-once.ts'
import { useProblemText } from '../problem/use-problem-text.ts'

interface Kept {
  target: FavouriteTarget
  /** How people call it. */
  name: string
  /** How often a word was reviewed. */
  reps: number
}

/** Keeps a thing no longer. A word that was reviewed would lose its reviews, so that is asked. */
export function useForget(role: Role) {
  const { t } = useTranslation('favourites')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync, isPending } = useRemoveFavouriteAs(role, atOnce)
  async function forget({ target: { targetType, targetId, text }, name, reps }: Kept) {
    const isSure =
      reps === 0 ||
      (await confirm({
        title: t('forgetTitle', { name }),
        description: t('forgetText', { count: reps }),
        confirmLabel: t('forget'),
        tone: 'danger',
      }))
    if (!isSure) return
    const target = { targetType, ...(targetId !== undefined && { targetId }), ...(text !== undefined && { text }) }
    await mutateAsync({ data: target }).catch((error) => toast.error(problemText(error)))
  }
  return { forget, isPending }
}
