import { getGetQuestionQueryOptions, type Question, useSaveQuestion, useTeacherListPractices } from '@hwjy/sdk'
import { Banner, Button, Checkbox, Drawer, EmptyState, Field, HanziText, Select } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { useMoments } from '../use-moments.ts'
import { type AskedInClass, askedInClass, questionOfPractice } from './asked-in-class.ts'
import * as css from './homework-form.css.ts'
import { useLessonsOf } from './who-section.tsx'

interface ClassDrawerProps {
  classId: string
  /** The lesson that the homework belongs to; else the one that was held last. */
  lessonId: string | undefined
  taken: ReadonlySet<string>
  onAdd: (questions: readonly Question[]) => void
  onClose: () => void
}

/** Questions that were asked in a lesson, those that many had wrong first: they are asked again at home. */
export function ClassDrawer({ classId, lessonId = '', taken, onAdd, onClose }: ClassDrawerProps) {
  const { t } = useTranslation('homeworkForm')
  const { moment } = useMoments()
  const lessons = useLessonsOf(classId)
  const held = (lessons.data?.lessons ?? []).filter(({ startedAt }) => startedAt !== null)
  const [chosen, setChosen] = useState('')
  const shown = chosen || held.find((lesson) => lesson.lessonId === lessonId)?.lessonId || (held.at(-1)?.lessonId ?? '')
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('class.title')}
      description={t('class.text')}
      className={css.drawer}
    >
      <div className={css.panel}>
        {!lessons.data ? (
          <NoList query={lessons} rows={4} />
        ) : held.length === 0 ? (
          <EmptyState drawing="lessons" title={t('class.noLesson')} description={t('class.noLessonText')} />
        ) : (
          <>
            <Field label={t('class.lesson')}>
              <Select
                value={shown}
                onValueChange={setChosen}
                options={held.map((lesson) => ({
                  value: lesson.lessonId,
                  label: (
                    <span>
                      {lesson.lessonNo} · <HanText>{lesson.lessonName}</HanText> · {moment(lesson.startTime)}
                    </span>
                  ),
                }))}
              />
            </Field>
            <Practised key={shown} lessonId={shown} taken={taken} onAdd={onAdd} onClose={onClose} />
          </>
        )}
      </div>
    </Drawer>
  )
}

function Practised({ lessonId, taken, onAdd, onClose }: Omit<ClassDrawerProps, 'classId'> & { lessonId: string }) {
  const { t } = useTranslation('homeworkForm')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const practices = useTeacherListPractices({ lessonId })
  const { mutateAsync: save } = useSaveQuestion(atOnce)
  const asked = practices.data ? askedInClass(practices.data.practises) : []
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const [sending, setSending] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; error: unknown }>({
    status: 'idle',
  })
  // Shows where some were wrong it is worth asking again.
  const chosen = picked ?? new Set(asked.filter(({ wrong }) => wrong > 0).map(({ id }) => id))
  if (!practices.data) return <NoList query={practices} rows={4} />
  if (asked.length === 0)
    return <EmptyState drawing="board" title={t('class.none')} description={t('class.noneText')} />

  // One that was taken out of the bank, or never was in it, is written anew.
  async function bankQuestion({ id, practised }: AskedInClass): Promise<Question> {
    const request = questionOfPractice(practised)
    if (practised.questionId === null) return save({ data: request, idempotencyKey: id })
    try {
      return await queryClient.fetchQuery(getGetQuestionQueryOptions({ questionId: practised.questionId }))
    } catch (error) {
      if (!isNotYours(error)) throw error
      return save({ data: request, idempotencyKey: id })
    }
  }
  async function take() {
    setSending({ status: 'busy' })
    try {
      const wanted = asked.filter(({ id }) => chosen.has(id))
      onAdd(await Promise.all(wanted.map(bankQuestion)))
      onClose()
    } catch (error) {
      setSending({ status: 'failed', error })
    }
  }
  return (
    <>
      <ul aria-label={t('class.title')} className={css.plainList}>
        {asked.map(({ id, practised, wrong }) => {
          const isIn = practised.questionId !== null && taken.has(practised.questionId)
          return (
            <li key={id} className={css.bankRow}>
              <Checkbox
                label={<HanziText text={practised.title} />}
                description={isIn ? t('class.isIn') : t('class.wrong', { wrong, count: practised.answered })}
                isChecked={isIn || chosen.has(id)}
                disabled={isIn}
                onCheckedChange={(isOn) => {
                  const next = new Set(chosen)
                  if (isOn) next.add(id)
                  else next.delete(id)
                  setPicked(next)
                }}
              />
            </li>
          )
        })}
      </ul>
      {sending.status === 'failed' && <Banner tone="danger">{problemText(sending.error)}</Banner>}
      <Button
        tone="primary"
        isBusy={sending.status === 'busy'}
        disabled={chosen.size === 0}
        onClick={() => void take()}
      >
        {t('class.add', { count: chosen.size })}
      </Button>
    </>
  )
}
