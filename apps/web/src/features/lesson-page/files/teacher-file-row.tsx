import {
  type LessonFile,
  type Transcode,
  useDeleteTranscode,
  useRemoveLessonResources,
  useStartTranscode,
} from '@hwjy/sdk'
import { type MenuItem, StatusPill, useConfirm, useToast } from '@hwjy/ui'
import { FileMinus2, FileStack, PencilLine, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { FileRow } from './file-row.tsx'
import { canHavePages, isUnderWay } from './transcode-poll.ts'
import { useTranscode } from './use-transcode.ts'

/** A file as the teacher of the lesson has it: pages are made of it, and it can be taken off the lesson. */
export function TeacherFileRow({ file, onRename }: { file: LessonFile; onRename: () => void }) {
  const { t } = useTranslation(['lessonPage', 'resources'])
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: start } = useStartTranscode(atOnce)
  const { mutateAsync: drop } = useDeleteTranscode(atOnce)
  const { mutateAsync: remove } = useRemoveLessonResources(atOnce)
  const transcode = useTranscode(file.file)
  const { resourceId, fileName } = file.file

  const press = (call: () => Promise<unknown>) => () => void call().catch((error) => toast.error(problemText(error)))
  async function takeOff() {
    const isSure = await confirm({
      title: t('takeOffTitle', { name: fileName }),
      description: t(file.isMine ? 'takeOffMine' : 'takeOffOthers', { name: file.uploadedBy.name }),
      confirmLabel: t('takeOff'),
      tone: 'danger',
    })
    if (isSure) await remove({ data: { lessonResourceIds: [resourceId] } })
  }

  const own: MenuItem[] = [
    { label: t('resources:rename'), icon: <PencilLine aria-hidden size={18} />, onSelect: onRename },
  ]
  if (canHavePages(fileName) && (!transcode || transcode.status === 'failed'))
    own.push({
      label: t(transcode ? 'pagesAgain' : 'makePages'),
      icon: <FileStack aria-hidden size={18} />,
      onSelect: press(() => start({ data: { resourceId } })),
    })
  if (transcode && !isUnderWay(transcode))
    own.push({
      label: t('dropPages'),
      icon: <FileMinus2 aria-hidden size={18} />,
      onSelect: press(() => drop({ data: { resourceId } })),
    })
  return (
    <FileRow
      file={{ ...file, file: { ...file.file, transcode } }}
      state={transcode && <TranscodeState transcode={transcode} />}
      acts={[
        ...(file.isMine ? own : []),
        { type: 'separator' },
        {
          label: t('takeOff'),
          icon: <Unlink aria-hidden size={18} />,
          tone: 'danger',
          onSelect: press(takeOff),
        },
      ]}
    />
  )
}

function TranscodeState({ transcode: { status, percent, pages, reason } }: { transcode: Transcode }) {
  const { t } = useTranslation('lessonPage')
  switch (status) {
    case 'queued':
      return <StatusPill>{t('transcode.queued')}</StatusPill>
    case 'inProgress':
      return <StatusPill tone="accent">{t('transcode.inProgress', { percent })}</StatusPill>
    case 'done':
      return <StatusPill tone="success">{t('transcode.done', { count: pages ?? 0 })}</StatusPill>
    case 'failed':
      return <StatusPill tone="danger">{t(`transcode.failed.${reason ?? 'broken'}`)}</StatusPill>
    default:
      return status satisfies never
  }
}
