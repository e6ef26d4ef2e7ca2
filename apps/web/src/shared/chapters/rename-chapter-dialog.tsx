import { useRenameChapter } from '@hwjy/sdk'
import { ChapterRename } from '@hwjy/sdk/schemas'
import { Field, TextInput, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../account/call-notice.tsx'
import { FormDialog } from '../account/form-dialog.tsx'
import { useCall } from '../account/use-call.ts'
import { atOnce } from '../at-once.ts'
import { useContractForm } from '../forms/use-contract-form.ts'

interface RenameChapterDialogProps {
  courseId: string
  chapter: { chapterId: string; chapterName: string }
  onClose: () => void
}

const fields = { ofCode: {}, inInput: ['chapterName'] } as const

/** Gives a chapter of a course a name of its own; lessons to come that had the old name get the new one. */
export function RenameChapterDialog({ courseId, chapter, onClose }: RenameChapterDialogProps) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const { problem, isBusy, run } = useCall(fields)
  const { mutateAsync: rename } = useRenameChapter(atOnce)
  const { chapterId } = chapter
  const requestOf = ({ chapterName }: { chapterName: string }) => ({
    courseId,
    chapterId,
    chapterName: chapterName.trim(),
  })
  const form = useContractForm({
    schema: ChapterRename,
    defaultValues: { chapterName: chapter.chapterName },
    request: requestOf,
  })
  const isWrong = form.violationOf('chapterName') !== null || problem?.field === 'chapterName'
  const submit = () =>
    form.submit(async (values) => {
      const isDone = await run(async () => {
        const { renamedLessons } = await rename({ data: requestOf(values) })
        toast.show(t('chapters.renamed', { count: renamedLessons }), { tone: 'success' })
      })
      if (isDone) onClose()
    })
  return (
    <FormDialog
      title={t('chapters.renameTitle')}
      description={t('chapters.renameText')}
      submitLabel={t('chapters.rename')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('chapters.name')} error={isWrong ? t('chapters.nameLength') : undefined}>
        <TextInput {...form.textProps('chapterName')} autoComplete="off" />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
