import { type Comment, type Role, useAddCommentAs, useDeleteCommentAs, useListCommentsAs } from '@hwjy/sdk'
import { commentRequestContentMax } from '@hwjy/sdk/limits'
import { Avatar, Button, Field, IconButton, Pagination, Skeleton, Textarea, useConfirm, useToast } from '@hwjy/ui'
import { Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../account/call-notice.tsx'
import { momentText } from '../account/moment-text.ts'
import { useCall } from '../account/use-call.ts'
import { atOnce } from '../at-once.ts'
import { DraftLine } from '../drafts/draft-line.tsx'
import { useDraftText } from '../drafts/use-draft-text.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { Waiting } from '../page/waiting.tsx'
import { faceOf } from '../people/face-of.ts'
import { NoAnswer } from '../problem/no-answer.tsx'
import { langOfText } from '../names/name-line.tsx'
import { useProblemText } from '../problem/use-problem-text.ts'
import { useServerNow } from '../time/server-clock.ts'
import { useViewerZone } from '../time/time-zone.ts'
import * as css from './lesson-comments.css.ts'

const PAGE_SIZE = 10

interface LessonCommentsProps {
  viewer: Role
  lessonId: string
  /** Class has begun: before that there is nothing to say. */
  hasBegun: boolean
  /** Draws the part of the page that they are in. */
  frame: (content: ReactNode, count: number | undefined) => ReactNode
  /** The field for a new comment, for a key of the page. */
  field?: Ref<HTMLTextAreaElement> | undefined
}

/** What the class says below its lesson and its replay, from the beginning of the class on. The page loads `comments`. */
export function LessonComments({ viewer, lessonId, hasBegun, frame, field }: LessonCommentsProps) {
  const { t } = useTranslation('comments')
  const [current, setCurrent] = useState(1)
  const target = { targetType: 'lesson', targetId: lessonId } as const
  const comments = useListCommentsAs(viewer, { ...target, current, size: PAGE_SIZE }, { query: { enabled: hasBegun } })
  if (!hasBegun) return frame(<p className={css.muted}>{t('later')}</p>, undefined)
  return frame(
    <>
      {!comments.data ? (
        <NoAnswer query={comments} waiting={<CommentsSkeleton />} />
      ) : comments.data.total === 0 ? (
        <p className={css.muted}>{t('none')}</p>
      ) : (
        <ul className={css.comments} aria-label={t('title')}>
          {comments.data.records.map((comment) => (
            <CommentRow key={comment.commentId} viewer={viewer} comment={comment} />
          ))}
        </ul>
      )}
      {comments.data && comments.data.pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={comments.data.total}
          onPageChange={setCurrent}
          isBusy={comments.isPlaceholderData}
        />
      )}
      <NewComment viewer={viewer} target={target} field={field} onSent={() => setCurrent(1)} />
    </>,
    comments.data?.total,
  )
}

function CommentRow({ viewer, comment }: { viewer: Role; comment: Comment }) {
  const { t } = useTranslation('comments')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const now = useServerNow()
  const zone = useViewerZone()
  const { mutateAsync: remove } = useDeleteCommentAs(viewer, atOnce)
  const { commentId, author, content, writtenAt, canDelete } = comment
  async function ask() {
    const isSure = await confirm({
      title: t('deleteTitle'),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ data: { commentId } })
    } catch (error) {
      toast.error(problemText(error))
    }
  }
  return (
    <li className={css.comment}>
      <Avatar size={32} isDecorative {...faceOf(author)} />
      <div>
        <p className={css.note}>
          {author.name}
          {'\u00a0'}· <time dateTime={writtenAt}>{momentText(writtenAt, currentLanguage(), now, zone)}</time>
        </p>
        <p lang={langOfText(content)} className={css.commentText}>
          {content}
        </p>
      </div>
      {canDelete && (
        <IconButton
          size="sm"
          label={t('deleteOf', { name: author.name })}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={() => void ask()}
        />
      )}
    </li>
  )
}

interface NewCommentProps {
  viewer: Role
  target: { targetType: 'lesson'; targetId: string }
  field: Ref<HTMLTextAreaElement> | undefined
  onSent: () => void
}

function NewComment({ viewer, target, field, onSent }: NewCommentProps) {
  const { t } = useTranslation('comments')
  const { text: content, change, draft } = useDraftText('comment', target.targetId)
  const [isEmpty, setIsEmpty] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: add } = useAddCommentAs(viewer, atOnce)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const words = content.trim()
    setIsEmpty(words === '')
    if (words === '' || !(await run(() => add({ data: { ...target, content: words } })))) return
    draft.sent()
    change('')
    onSent()
  }
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <Field label={t('new')} error={isEmpty ? t('empty') : undefined} className={css.field}>
        <Textarea
          ref={field}
          rows={2}
          maxCount={commentRequestContentMax}
          maxLength={commentRequestContentMax}
          disabled={draft.isReadOnly}
          value={content}
          onChange={({ target: { value } }) => {
            change(value)
            setIsEmpty(false)
          }}
        />
      </Field>
      <DraftLine draft={draft} />
      <CallNotice problem={problem} />
      <Button type="submit" disabled={draft.isReadOnly} isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}

const CommentsSkeleton = () => (
  <Waiting>
    <Skeleton shape="box" height="6rem" />
  </Waiting>
)
