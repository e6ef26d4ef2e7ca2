import { Button, Dialog, Skeleton } from '@hwjy/ui'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { SoundButton } from '../../shared/hanzi/sound-button.tsx'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import type { WordStrokesProps } from './word-strokes.tsx'

const WordStrokes = lazyPage<WordStrokesProps>(() => import('./word-strokes.tsx'))

/** The characters of a word and the order of their strokes; the code of the card is fetched with the first one. */
export function StrokeDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('words')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<span lang="zh-Hans">{text}</span>}
      footer={
        <>
          <SoundButton text={text} />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <ErrorBoundary fallback={<p>{t('strokesFailed')}</p>}>
        <Suspense
          fallback={
            <Waiting>
              <Skeleton shape="box" height="11rem" />
            </Waiting>
          }
        >
          <WordStrokes text={text} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}
