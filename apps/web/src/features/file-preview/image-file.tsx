import { ErrorState, ImageViewer } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './file-preview-page.css.ts'

export function ImageFile({ url, name, onFailed }: { url: string; name: string; onFailed: () => void }) {
  const { t } = useTranslation('filePreview')
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const fail = () => {
    setHasFailed(true)
    onFailed()
  }
  if (hasFailed) {
    return (
      <ErrorState
        title={t('failed')}
        description={t('failedText')}
        onRetry={() => {
          setHasFailed(false)
          setAttempt(attempt + 1)
        }}
      />
    )
  }
  return (
    <>
      <button type="button" className={css.imageButton} onClick={() => setIsOpen(true)}>
        <img key={attempt} src={url} alt={name} className={css.image} onError={fail} />
      </button>
      <ImageViewer
        images={[{ src: url, alt: name }]}
        index={isOpen ? 0 : null}
        onIndexChange={() => undefined}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
