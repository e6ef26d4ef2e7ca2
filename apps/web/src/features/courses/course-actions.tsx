import { type PublicCourse, useDeletePublicCourse, useSetPublicCourseStatus } from '@hwjy/sdk'
import { Button, DropdownMenu, IconButton, useConfirm, useToast } from '@hwjy/ui'
import { Ellipsis, Megaphone, PencilLine, Share2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { atOnce } from '../../shared/at-once.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { SeatsDialog } from './seats-dialog.tsx'
import { ShareDialog } from './share/share-dialog.tsx'

/** Shows what can be done with a course in its state; the server says what it allows. */
export function CourseActions({ course }: { course: PublicCourse }) {
  const { t } = useTranslation('courses')
  const [open, setOpen] = useState<'share' | 'seats' | null>(null)
  const { publish, close, remove, isBusy } = useStatusChanges(course)
  const { courseId, classId, status, canPublish, canClose } = course
  return (
    <div className={list.actions}>
      {canPublish && (
        <Button tone="primary" isBusy={isBusy} onClick={() => void publish()}>
          <Megaphone aria-hidden size={18} />
          {t('publish')}
        </Button>
      )}
      {status === 'published' && (
        <Button tone="primary" onClick={() => setOpen('share')}>
          <Share2 aria-hidden size={18} />
          {t('share.open')}
        </Button>
      )}
      {status !== 'draft' && (
        <Button tone={status === 'closed' ? 'primary' : 'neutral'} onClick={() => setOpen('seats')}>
          <UserPlus aria-hidden size={18} />
          {t('moreSeats.open')}
        </Button>
      )}
      <Button asChild>
        <Link to={teacherPath.editPublicCourse(courseId)}>
          <PencilLine aria-hidden size={18} />
          {t('edit')}
        </Link>
      </Button>
      <Button asChild>
        <Link to={teacherPath.class(classId)}>{t('toClass')}</Link>
      </Button>
      {(canClose || status === 'draft') && (
        <DropdownMenu
          trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden size={18} />} />}
          items={[
            canClose
              ? { label: t('close.open'), onSelect: () => void close() }
              : { label: t('delete.open'), tone: 'danger', onSelect: () => void remove() },
          ]}
        />
      )}
      {open === 'share' && <ShareDialog course={course} onClose={() => setOpen(null)} />}
      {open === 'seats' && <SeatsDialog course={course} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useStatusChanges({ courseId, courseName }: PublicCourse) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const setting = useSetPublicCourseStatus(atOnce)
  const deletion = useDeletePublicCourse(atOnce)
  async function change(call: () => Promise<unknown>, done: string) {
    try {
      await call()
      toast.show(done, { tone: 'success' })
      return true
    } catch (error) {
      toast.error(problemText(error))
      return false
    }
  }
  return {
    isBusy: setting.isPending,
    publish: () => change(() => setting.mutateAsync({ data: { courseId, status: 'published' } }), t('form.published')),
    async close() {
      const isSure = await confirm({
        title: t('close.title', { name: courseName }),
        description: t('close.text'),
        confirmLabel: t('close.open'),
      })
      if (isSure) await change(() => setting.mutateAsync({ data: { courseId, status: 'closed' } }), t('close.done'))
    },
    async remove() {
      const isSure = await confirm({
        title: t('delete.title', { name: courseName }),
        description: t('delete.text'),
        confirmLabel: t('delete.open'),
        tone: 'danger',
      })
      if (!isSure) return
      const isGone = await change(() => deletion.mutateAsync({ data: { courseId } }), t('delete.done'))
      if (isGone) navigate(`${teacherPath.courses}?kind=public`, { replace: true })
    },
  }
}
