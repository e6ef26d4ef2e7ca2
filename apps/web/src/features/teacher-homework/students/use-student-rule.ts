import { type HomeworkStudent, useSetStudentHomework } from '@hwjy/sdk'
import { useConfirm, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'

/** Gives one student another rule at one press; more time has a dialog of its own. */
export function useStudentRule(homeworkId: string) {
  const { t } = useTranslation('teacherHomework')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: set } = useSetStudentHomework(atOnce)
  async function run(stuId: string, rule: { isExcused: boolean } | { isZero: true } | { endTime: null }, done: string) {
    try {
      await set({ data: { homeworkId, stuId, ...rule } })
      toast.show(done, { tone: 'success' })
    } catch (error) {
      toast.error(problemText(error))
    }
  }
  return {
    excuse: ({ student: { userId, name }, isExcused }: HomeworkStudent) =>
      run(userId, { isExcused: !isExcused }, t(isExcused ? 'rule.countedAgain' : 'rule.excused', { name })),
    sameEnd: ({ student: { userId, name } }: HomeworkStudent) =>
      run(userId, { endTime: null }, t('rule.sameEndDone', { name })),
    async zero({ student: { userId, name } }: HomeworkStudent) {
      const isSure = await confirm({
        title: t('rule.zeroTitle', { name }),
        description: t('rule.zeroText'),
        confirmLabel: t('rule.zero'),
        tone: 'danger',
      })
      if (isSure) await run(userId, { isZero: true }, t('rule.zeroDone', { name }))
    },
  }
}
