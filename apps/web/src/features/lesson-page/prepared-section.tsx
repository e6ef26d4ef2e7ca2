import {
  ApiError,
  errorCodes,
  getGetPreparedQuestionsQueryKey,
  type LessonSummary,
  type PreparedQuestions,
  useGetPreparedQuestions,
  useSavePreparedQuestions,
} from '@hwjy/sdk'
import { Button, HanziText, IconButton, VisuallyHidden } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, LibraryBig, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { BankDrawerProps } from '../../shared/questions/bank-drawer.tsx'
import { MOST_PREPARED, preparedTypes } from '../../shared/questions/prepared-rules.ts'
import { titleWithGaps } from '../../shared/questions/typed-draft.ts'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

const BankDrawer = lazyPage<BankDrawerProps>(
  () => import('../../shared/questions/bank-drawer.tsx').then((code) => ({ default: code.BankDrawer })),
  'homeworkForm',
  'questions',
)

/** The questions that will be asked in the lesson, in their order. Each change is kept at once; the room finds them. */
export function PreparedSection({ lesson: { lessonId } }: { lesson: LessonSummary }) {
  const { t } = useTranslation('lessonPage')
  const prepared = useGetPreparedQuestions({ lessonId })
  if (prepared.data) return <Prepared prepared={prepared.data} lessonId={lessonId} />
  return (
    <Section heading={t('prepared.heading')}>
      <NoList query={prepared} rows={2} />
    </Section>
  )
}

function Prepared({ prepared: { questions, updatedAt }, lessonId }: { prepared: PreparedQuestions; lessonId: string }) {
  const { t } = useTranslation('lessonPage')
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useSavePreparedQuestions(atOnce)
  const { problem, isBusy, run } = useCall()
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const ids = questions.map(({ questionId }) => questionId)
  const queryKey = getGetPreparedQuestionsQueryKey({ lessonId })

  const keep = (questionIds: string[]) =>
    run(async () => {
      const basedOn = updatedAt === null ? {} : { basedOn: updatedAt }
      try {
        const kept = await save({ data: { lessonId, questionIds, ...basedOn } })
        queryClient.setQueryData(queryKey, kept)
      } catch (error) {
        // Another teacher, or the room, kept another list: it is shown before anything is changed.
        if (error instanceof ApiError && error.code === errorCodes.changedMeanwhile)
          await queryClient.invalidateQueries({ queryKey })
        throw error
      }
    })
  async function move(from: number, by: 1 | -1) {
    const [id = ''] = ids.slice(from, from + 1)
    if (!(await keep(ids.toSpliced(from, 1).toSpliced(from + by, 0, id)))) return
    setSaid(t('prepared.moved', { from: from + 1, to: from + by + 1 }))
    // The row has another place, and its button keeps the focus; at an end the other button takes it.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"] button:not(:disabled)`)?.focus(),
    )
  }
  return (
    <Section
      heading={t('prepared.heading')}
      count={questions.length}
      acts={
        <Button disabled={questions.length >= MOST_PREPARED} onClick={() => setIsOpen(true)}>
          <LibraryBig aria-hidden size={18} />
          {t('prepared.fromBank')}
        </Button>
      }
    >
      {questions.length === 0 ? (
        <p className={css.muted}>{t('prepared.none')}</p>
      ) : (
        <ol ref={list} aria-label={t('prepared.heading')} aria-busy={isBusy} className={css.prepared}>
          {questions.map(({ questionId, type, title }, place) => (
            <li key={questionId} data-question={questionId} className={css.preparedRow}>
              <span className={css.preparedTitle}>
                {place + 1}. <HanziText text={titleWithGaps({ type, title })} />
              </span>
              <IconButton
                size="sm"
                label={t('prepared.up', { no: place + 1 })}
                icon={<ArrowUp aria-hidden size={16} />}
                disabled={place === 0}
                onClick={() => void move(place, -1)}
              />
              <IconButton
                size="sm"
                label={t('prepared.down', { no: place + 1 })}
                icon={<ArrowDown aria-hidden size={16} />}
                disabled={place === questions.length - 1}
                onClick={() => void move(place, 1)}
              />
              <IconButton
                size="sm"
                label={t('prepared.remove', { no: place + 1 })}
                icon={<X aria-hidden size={16} />}
                onClick={() => void keep(ids.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <CallNotice problem={problem} />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {isOpen && (
        <Suspense>
          <BankDrawer
            description={t('prepared.count', { count: questions.length, most: MOST_PREPARED })}
            types={preparedTypes}
            taken={new Set(ids)}
            lessonId={lessonId}
            room={MOST_PREPARED - ids.length}
            onAdd={(added) => {
              const next = [...ids, ...added.map(({ questionId }) => questionId)]
              if (next.length <= MOST_PREPARED) void keep(next)
            }}
            onRemove={(questionId) => void keep(ids.filter((id) => id !== questionId))}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
