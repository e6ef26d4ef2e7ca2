import { type LessonDetail, useListClassChapters, useRenameLesson } from '@hwjy/sdk'
import {
  lessonRenameRequestLessonNameMax,
  lessonRenameRequestLessonNameMin,
  localizedNamesEnUSMax,
  localizedNamesJaJPMax,
  PinyinMax,
} from '@hwjy/sdk/limits'
import { Field, Select, TextInput } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { useTextDraft } from '../../shared/choices/text-draft.ts'

/** A name for the lesson, and the chapter that it teaches. */
export function RenameLessonDialog({ detail, onClose }: { detail: LessonDetail; onClose: () => void }) {
  const { t } = useTranslation('lessonPage')
  const { lesson, chapter } = detail
  const saved = {
    nameEn: lesson.lessonNames?.['en-US'] ?? '',
    nameJa: lesson.lessonNames?.['ja-JP'] ?? '',
    pinyin: lesson.lessonPinyin ?? '',
  }
  // Text typed over another name is no change of this one.
  const [{ name, nameEn, nameJa, pinyin, chapterId }, keep, forget] = useTextDraft(
    `lessonName.${lesson.lessonId}.${lesson.lessonName}`,
    { name: lesson.lessonName, ...saved, chapterId: chapter?.chapterId ?? '' },
  )
  const [isShort, setIsShort] = useState(false)
  const chapters = useListClassChapters({ courseId: lesson.courseId, classId: lesson.classId })
  const { problem, isBusy, run } = useCall<'lessonName'>({ ofCode: {}, inInput: ['lessonName'] })
  const { mutateAsync: rename } = useRenameLesson(atOnce)
  async function submit() {
    const lessonName = name.trim()
    setIsShort(lessonName.length < lessonRenameRequestLessonNameMin)
    if (lessonName.length < lessonRenameRequestLessonNameMin) return
    const isOtherChapter = chapterId !== '' && chapterId !== chapter?.chapterId
    const isOtherName = nameEn.trim() !== saved.nameEn || nameJa.trim() !== saved.nameJa
    const data = {
      lessonId: lesson.lessonId,
      lessonName,
      ...(isOtherName && { names: { ...lesson.lessonNames, 'en-US': nameEn.trim(), 'ja-JP': nameJa.trim() } }),
      ...(pinyin.trim() !== saved.pinyin && { pinyin: pinyin.trim() }),
      ...(isOtherChapter && { chapterId }),
    }
    if (!(await run(() => rename({ data })))) return
    forget()
    onClose()
  }
  const options = (chapters.data ?? []).map((one) => ({
    value: one.chapterId,
    label: one.chapterName,
    lang: 'zh-Hans',
  }))
  return (
    <FormDialog
      title={t('rename')}
      submitLabel={t('renameSave')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t('lessonName')}
        error={
          isShort || problem?.field === 'lessonName'
            ? t('nameShort', { min: lessonRenameRequestLessonNameMin })
            : undefined
        }
      >
        <TextInput
          value={name}
          maxLength={lessonRenameRequestLessonNameMax}
          onChange={({ target }) => {
            keep({ name: target.value })
            setIsShort(false)
          }}
        />
      </Field>
      <Field label={t('names.en')} help={t('names.text')}>
        <TextInput
          lang="en"
          value={nameEn}
          maxLength={localizedNamesEnUSMax}
          onChange={({ target }) => keep({ nameEn: target.value })}
        />
      </Field>
      <Field label={t('names.ja')}>
        <TextInput
          lang="ja"
          value={nameJa}
          maxLength={localizedNamesJaJPMax}
          onChange={({ target }) => keep({ nameJa: target.value })}
        />
      </Field>
      <Field label={t('names.pinyin')}>
        <TextInput
          lang="zh-Latn"
          value={pinyin}
          maxLength={PinyinMax}
          onChange={({ target }) => keep({ pinyin: target.value })}
        />
      </Field>
      {options.length > 0 && (
        <Field label={t('chapter')}>
          <Select
            {...(chapterId === '' ? { placeholder: t('noChapterChosen') } : { value: chapterId })}
            onValueChange={(value) => keep({ chapterId: value })}
            options={options}
          />
        </Field>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
