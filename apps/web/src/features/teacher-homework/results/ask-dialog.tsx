import {
  getGetPreparedQuestionsQueryKey,
  getGetPreparedQuestionsQueryOptions,
  type Question,
  useSavePreparedQuestions,
} from '@hwjy/sdk'
import { Field, Select, Skeleton, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { MOST_PREPARED } from '../../../shared/questions/prepared-rules.ts'
import { useLessonsOf } from '../form/who-section.tsx'
import { useMoments } from '../use-moments.ts'

interface AskDialogProps {
  classId: string
  questions: readonly Question[]
  /** The number of chosen questions that a class cannot answer by pressing. */
  leftOut: number
  onClose: () => void
}

/** Puts questions behind those that are prepared for a coming lesson of the class; the room finds them there. */
export function AskDialog({ classId, questions, leftOut, onClose }: AskDialogProps) {
  const { t } = useTranslation('homeworkResults')
  const { moment } = useMoments()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useSavePreparedQuestions(atOnce)
  const { problem, isBusy, run } = useCall()
  const lessons = useLessonsOf(classId)
  const [picked, setPicked] = useState<string>()
  const [over, setOver] = useState(0)
  const coming = (lessons.data?.lessons ?? []).filter(({ status }) => status !== 'ended' && status !== 'expired')
  const lesson = coming.find(({ lessonId }) => lessonId === picked) ?? coming[0]

  /** @returns how many were added, or how many were too many, and then nothing was changed */
  async function prepare(lessonId: string): Promise<{ added: number; over: number }> {
    // The list is read at the press: the lesson page and the room change it, too.
    const now = await queryClient.fetchQuery({ ...getGetPreparedQuestionsQueryOptions({ lessonId }), staleTime: 0 })
    const before = now.questions.map(({ questionId }) => questionId)
    const questionIds = [...new Set([...before, ...questions.map(({ questionId }) => questionId)])]
    const over = Math.max(0, questionIds.length - MOST_PREPARED)
    if (over === 0 && questionIds.length > before.length) {
      const basedOn = now.updatedAt === null ? {} : { basedOn: now.updatedAt }
      const kept = await save({ data: { lessonId, questionIds, ...basedOn } })
      queryClient.setQueryData(getGetPreparedQuestionsQueryKey({ lessonId }), kept)
    }
    return { added: questionIds.length - before.length, over }
  }

  async function submit() {
    if (!lesson) return
    const { lessonId, lessonName } = lesson
    let outcome = { added: 0, over: 0 }
    const isDone = await run(async () => {
      outcome = await prepare(lessonId)
    })
    setOver(outcome.over)
    if (!isDone || outcome.over > 0) return
    const { added } = outcome
    toast.show(
      added === 0 ? t('ask.same', { lesson: lessonName }) : t('ask.done', { count: added, lesson: lessonName }),
      {
        tone: 'success',
        action: { label: t('ask.toLesson'), onPress: () => void navigate(lessonPath.page('teacher', lessonId)) },
      },
    )
    onClose()
  }

  return (
    <FormDialog
      title={t('ask.title')}
      description={t('ask.text', { count: questions.length })}
      submitLabel={t('ask.save')}
      isBusy={isBusy}
      isSubmittable={lesson !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {leftOut > 0 && <p>{t('ask.leftOut', { count: leftOut })}</p>}
      {lesson ? (
        <Field
          label={t('ask.lesson')}
          error={over > 0 ? t('ask.full', { most: MOST_PREPARED, count: over }) : undefined}
        >
          <Select
            value={lesson.lessonId}
            onValueChange={(lessonId) => {
              setPicked(lessonId)
              setOver(0)
            }}
            options={coming.map(({ lessonId, lessonNo, lessonName, startTime }) => ({
              value: lessonId,
              label: (
                <span>
                  {lessonNo} · <HanText>{lessonName}</HanText> · {moment(startTime)}
                </span>
              ),
            }))}
          />
        </Field>
      ) : lessons.data ? (
        <p>{t('ask.noLesson')}</p>
      ) : (
        <NoAnswer
          query={lessons}
          waiting={
            <Waiting>
              <Skeleton shape="box" height="4rem" />
            </Waiting>
          }
        />
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
