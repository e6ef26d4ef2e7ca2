import { downloadBlob } from '@hwjy/sdk'
import { Banner, ErrorState, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../shared/page/waiting.tsx'
import { decodeText } from '../../shared/files/decode-text.ts'
import * as css from './file-preview-page.css.ts'

const TEXT_MAX_BYTES = 1_048_576

/** A text as text: what looks like a tag in it stays letters. */
export function TextFile({ url, onFailed }: { url: string; onFailed: () => void }) {
  const { t } = useTranslation('filePreview')
  const text = useQuery({
    queryKey: ['textFile', url],
    queryFn: async ({ signal }) => {
      const blob = await downloadBlob(url, { signal }).catch((error: unknown) => {
        if (!signal.aborted) onFailed()
        throw error
      })
      return blob.size > TEXT_MAX_BYTES ? null : decodeText(new Uint8Array(await blob.arrayBuffer()))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (text.isError) {
    return (
      <ErrorState
        title={t('failed')}
        description={t('failedText')}
        onRetry={() => void text.refetch()}
        isRetrying={text.isFetching}
      />
    )
  }
  if (text.data === undefined) {
    return (
      <Waiting>
        <Skeleton lines={12} />
      </Waiting>
    )
  }
  if (text.data === null) return <Banner tone="info">{t('tooLarge')}</Banner>
  return <pre className={css.text}>{text.data}</pre>
}
