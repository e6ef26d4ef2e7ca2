import {
  ApiError,
  type HomeworkOverview,
  useDeleteHomework,
  usePublishHomework,
  useReleaseMarks,
  useUpdateHomework,
  useWithdrawHomework,
} from '@hwjy/sdk'
import { useConfirm, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { serverClock } from '../../../shared/time/server-clock.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { begunBy } from '../begun-dialog.tsx'
import { earliestStart, inTime, isStartOver } from '../form/right-away.ts'
import { homeworkPath } from '../homework-paths.ts'
import { useMoments } from '../use-moments.ts'

const areTimesOver = (error: unknown) =>
  error instanceof ApiError &&
  (error.data?.issues?.some(({ path }) => path === 'startTime' || path === 'endTime') ?? false)

/** Carries out what a teacher does with a whole homework: each act says its effect first. */
export function useHomeworkActs() {
  const { t } = useTranslation('teacherHomework')
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const { moment, now } = useMoments()
  const [begun, setBegun] = useState<readonly string[] | null>(null)
  const publishing = usePublishHomework(atOnce)
  const updating = useUpdateHomework(atOnce)
  const withdrawing = useWithdrawHomework(atOnce)
  const deleting = useDeleteHomework(atOnce)
  const releasing = useReleaseMarks(atOnce)

  /** @returns whether it was done */
  async function run(homework: HomeworkOverview, call: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await call()
      toast.show(done, { tone: 'success' })
      return true
    } catch (error) {
      const names = begunBy(error)
      if (names !== null) setBegun(names)
      else if (areTimesOver(error))
        toast.error(t('acts.startOver'), {
          action: { label: t('acts.edit'), onPress: () => void navigate(homeworkPath.edit(homework.homeworkId)) },
        })
      else toast.error(problemText(error))
      return false
    }
  }
  const data = ({ homeworkId }: HomeworkOverview) => ({ data: { homeworkId } })
  return {
    begun,
    closeBegun: () => setBegun(null),
    async publish(homework: HomeworkOverview) {
      const { title, className, announceAt, startTime, counts, homeworkId } = homework
      // A draft whose start is over opens right away.
      const isLate = Date.parse(startTime) <= now
      const isSure = await confirm({
        title: t('acts.publishTitle', { title, className }),
        description:
          announceAt === 'publish' || isLate
            ? t('acts.toldNow', { count: counts.assigned })
            : t('acts.toldAtStart', { count: counts.assigned, time: moment(startTime) }),
        confirmLabel: t('acts.publish'),
      })
      async function openNow(isAgain: boolean) {
        const start = earliestStart(Date.now() + serverClock.offsetMs(), isAgain)
        await updating.mutateAsync({ data: { homeworkId, startTime: new Date(start).toISOString() } })
        await publishing.mutateAsync(data(homework))
      }
      async function call() {
        if (isLate) return inTime(openNow)
        try {
          await publishing.mutateAsync(data(homework))
        } catch (error) {
          // The start went by while the question was on the screen.
          if (!isStartOver(error)) throw error
          await inTime(openNow)
        }
      }
      return isSure && run(homework, call, t('acts.published', { title }))
    },
    async withdraw(homework: HomeworkOverview) {
      const { title } = homework
      const isSure = await confirm({
        title: t('acts.withdrawTitle', { title }),
        description: t('acts.withdrawText', { count: homework.counts.assigned }),
        confirmLabel: t('acts.withdraw'),
      })
      return isSure && run(homework, () => withdrawing.mutateAsync(data(homework)), t('acts.withdrawn', { title }))
    },
    async remove(homework: HomeworkOverview) {
      const { title, className } = homework
      const isSure = await confirm({
        title: t('acts.deleteTitle', { title }),
        description: t(homework.status === 'draft' ? 'acts.deleteDraftText' : 'acts.deleteText', { className }),
        confirmLabel: t('acts.delete'),
        tone: 'danger',
      })
      return isSure && run(homework, () => deleting.mutateAsync(data(homework)), t('acts.deleted', { title }))
    },
    async release(homework: HomeworkOverview) {
      const isSure = await confirm({
        title: t('acts.releaseTitle', { title: homework.title }),
        description: t('acts.releaseText', { count: homework.counts.graded }),
        confirmLabel: t('acts.release'),
      })
      return isSure && run(homework, () => releasing.mutateAsync(data(homework)), t('acts.released'))
    },
  }
}
