import type { PublicCourse } from '@hwjy/sdk'
import { Banner, Button, Dialog, Field, TextInput } from '@hwjy/ui'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as list from '../../shared/list-page/list-page.css.ts'
import { QrCode } from '../../shared/qr-code/qr-code.tsx'
import { useCopy } from '../../shared/use-copy.ts'

/** Where students read about the course and register. */
const introductionOf = (courseId: string) =>
  new URL(`${import.meta.env.BASE_URL}introduction?${new URLSearchParams({ courseId })}`, location.origin).href

/** The link of a course and its QR code. */
export function ShareDialog({ course, onClose }: { course: PublicCourse; onClose: () => void }) {
  const { t } = useTranslation('courses')
  const { copy, hasFailed } = useCopy(t('share.copied'))
  const link = introductionOf(course.courseId)
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={t('share.title')}
      description={t('share.text')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className={list.panel}>
        <QrCode text={link} label={t('share.code', { name: course.courseName })} />
        <Field label={t('share.link')}>
          <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <Button onClick={() => void copy(link)}>
          <Copy aria-hidden size={18} />
          {t('share.copy')}
        </Button>
        {hasFailed && <Banner tone="danger">{t('share.notCopied')}</Banner>}
      </div>
    </Dialog>
  )
}
