import {
  type Comment,
  type LessonSummary,
  type Role,
  useAddCommentAs,
  useDeleteCommentAs,
  useListCommentsAs,
} from '@hwjy/sdk'
import { commentRequestContentMax } from '@hwjy/sdk/schemas'
import { Avatar, Button, Field, IconButton, Pagination, Skeleton, Textarea, useConfirm, useToast } from '@hwjy/ui'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { momentText } from '../../shared/account/moment-text.ts'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { faceOf } from '../../shared/people/face-of.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

const PAGE_SIZE = 10

/** Shows what the class says below its lesson, from its beginning on. */
export function CommentsSection({ viewer, lesson }: { viewer: Role; lesson: LessonSummary }) {
  const { t } = useTranslation('lessonPage')
  const [current, setCurrent] = useState(1)
  const target = { targetType: 'lesson', targetId: lesson.lessonId } as const
  const hasBegun = lesson.startedAt !== null
  const comments = useListCommentsAs(viewer, { ...target, current, size: PAGE_SIZE }, { query: { enabled: hasBegun } })
  if (!hasBegun)
    return (
      <Section heading={t('comments')}>
        <p className={css.muted}>{t('commentsLater')}</p>
      </Section>
    )
  return (
    <Section heading={t('comments')} count={comments.data?.total}>
      {!comments.data ? (
        <NoAnswer query={comments} waiting={<CommentsSkeleton />} />
      ) : comments.data.total === 0 ? (
        <p className={css.muted}>{t('noComments')}</p>
      ) : (
        <ul className={css.comments} aria-label={t('comments')}>
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
      <NewComment viewer={viewer} target={target} onSent={() => setCurrent(1)} />
    </Section>
  )
}

function CommentRow({ viewer, comment }: { viewer: Role; comment: Comment }) {
  const { t } = useTranslation('lessonPage')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const now = useServerNow()
  const zone = useViewerZone()
  const { mutateAsync: remove } = useDeleteCommentAs(viewer, atOnce)
  const { commentId, author, content, writtenAt, canDelete } = comment
  async function ask() {
    const isSure = await confirm({
      title: t('deleteCommentTitle'),
      description: t('deleteCommentText'),
      confirmLabel: t('deleteComment'),
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
        <p className={css.commentText}>{content}</p>
      </div>
      {canDelete && (
        <IconButton
          size="sm"
          label={t('deleteCommentOf', { name: author.name })}
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
  onSent: () => void
}

function NewComment({ viewer, target, onSent }: NewCommentProps) {
  const { t } = useTranslation('lessonPage')
  const [content, setContent] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: add } = useAddCommentAs(viewer, atOnce)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const words = content.trim()
    setIsEmpty(words === '')
    if (words === '' || !(await run(() => add({ data: { ...target, content: words } })))) return
    setContent('')
    onSent()
  }
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <Field label={t('newComment')} error={isEmpty ? t('commentEmpty') : undefined} className={css.field}>
        <Textarea
          rows={2}
          maxCount={commentRequestContentMax}
          maxLength={commentRequestContentMax}
          value={content}
          onChange={({ target: { value } }) => {
            setContent(value)
            setIsEmpty(false)
          }}
        />
      </Field>
      <CallNotice problem={problem} />
      <Button type="submit" isBusy={isBusy}>
        {t('sendComment')}
      </Button>
    </form>
  )
}

const CommentsSkeleton = () => (
  <Waiting>
    <Skeleton shape="box" height="6rem" />
  </Waiting>
)
