import { type ResourceItem, useDeleteObjects } from '@hwjy/sdk'
import { useConfirm, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'

/** Asks first; a file that something still shows stays, and the person reads what. */
export function useRemove() {
  const { t } = useTranslation('resources')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useDeleteObjects(atOnce)
  return async ({ resourceId, fileName, isPublic, lessonId }: ResourceItem) => {
    const effects = [t('deleteText'), lessonId !== null && t('deleteFromLesson'), isPublic && t('deletePublic')]
    const isSure = await confirm({
      title: t('deleteTitle', { name: fileName }),
      description: effects.filter((effect) => effect !== false).join(' '),
      confirmLabel: t('delete'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      const { kept } = await remove({ data: { resourceIds: [resourceId] } })
      // A file that lies in several places is removed from one, which is what was asked for.
      const shown = kept.find(({ neededBy }) => neededBy !== 'resource')
      if (shown)
        toast.show(t(`keptBy.${shown.neededBy as Exclude<typeof shown.neededBy, 'resource'>}`, { name: fileName }))
      else toast.show(t('deleted', { name: fileName }))
    } catch (error) {
      toast.error(problemText(error))
    }
  }
}
