import { useAddCommentAs, useListCommentsAs } from '@hwjy/sdk'
import { commentRequestContentMax } from '@hwjy/sdk/limits'
import { Button, Field, Textarea } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../account/call-notice.tsx'
import { momentText } from '../account/moment-text.ts'
import { langOfText } from '../names/name-line.tsx'
import { useCall } from '../account/use-call.ts'
import { atOnce } from '../at-once.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { useRole } from '../session/use-role.ts'
import { useServerNow } from '../time/server-clock.ts'
import { useViewerZone } from '../time/time-zone.ts'
import * as css from './mark-questions.css.ts'

interface MarkQuestionsProps {
  answerPaperId: string
  /** Only about this question of the work; everything if left out. */
  no?: number | undefined
  /** False while the student sees no marks: then there is nothing to ask about. Default true. */
  canAsk?: boolean | undefined
}

/**
 * What a student asks about the marks of a work and what the teacher answers. A teacher sees nothing where nothing was
 * asked. Its words are those of `markQuestions`.
 */
export function MarkQuestions({ answerPaperId, no, canAsk = true }: MarkQuestionsProps) {
  const { t } = useTranslation('markQuestions')
  const role = useRole() ?? 'student'
  const now = useServerNow()
  const zone = useViewerZone()
  const [text, setText] = useState('')
  const target = { targetType: 'answerPaper', targetId: answerPaperId } as const
  const { data } = useListCommentsAs(role, { ...target, current: 1, size: 50 })
  const { mutateAsync: add } = useAddCommentAs(role, atOnce)
  const { problem, isBusy, run } = useCall()
  const said = (data?.records ?? []).filter((one) => no === undefined || one.no === no).toReversed()
  if (role === 'teacher' && said.length === 0) return null
  const send = () => {
    const content = text.trim()
    if (content === '') return
    // An answer is about what was asked last.
    const about = no ?? said.at(-1)?.no ?? undefined
    const request = { ...target, content, ...(about !== undefined && about !== null && { no: about }) }
    void run(() => add({ data: request })).then((isSent) => isSent && setText(''))
  }
  return (
    <section className={css.box} aria-label={t('title')}>
      <h4 className={css.title}>{t('title')}</h4>
      {said.length > 0 && (
        <ul className={css.list}>
          {said.map((one) => (
            <li key={one.commentId} data-role={one.authorRole} className={css.one}>
              <p className={css.who}>
                {one.author.name}
                {one.no !== null && no === undefined && ` · ${t('question', { no: one.no })}`}
                {' · '}
                <time dateTime={one.writtenAt}>{momentText(one.writtenAt, currentLanguage(), now, zone)}</time>
              </p>
              <p lang={langOfText(one.content)} className={css.text}>
                {one.content}
              </p>
            </li>
          ))}
        </ul>
      )}
      {canAsk && (
        <>
          <Field label={t(role === 'teacher' ? 'answer' : 'ask')}>
            <Textarea
              rows={2}
              maxCount={commentRequestContentMax}
              value={text}
              onChange={({ target: field }) => setText(field.value)}
            />
          </Field>
          <CallNotice problem={problem} />
          <Button className={css.send} isBusy={isBusy} disabled={text.trim() === ''} onClick={send}>
            {t(role === 'teacher' ? 'sendAnswer' : 'sendQuestion')}
          </Button>
        </>
      )}
    </section>
  )
}
