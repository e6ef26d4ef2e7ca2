import { Button, EmptyState, Skeleton } from '@hwjy/ui'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FILE_HOSTS, ownFileUrl } from '../../shared/files/own-file.ts'
import { hasEnded } from '../../shared/files/file-address.ts'
import { useFreshFile } from '../../shared/files/use-fresh-file.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { fileKind, fileNameOf } from './file-kind.ts'
import * as css from './file-preview-page.css.ts'
import { FileView } from './file-view.tsx'

/** Shows the file in `url`, under the `name` it was given; only files that the school keeps. */
export default function FilePreviewPage() {
  const { t } = useTranslation(['filePreview', 'titles'])
  const [params] = useSearchParams()
  const address = params.get('url') ?? ''
  const url = ownFileUrl(address, { origin: location.origin, hosts: FILE_HOSTS })
  if (url === null) {
    const isMissing = address === ''
    return (
      <div className={css.page}>
        <h1 className={css.name}>{t('titles:filePreview')}</h1>
        <EmptyState
          drawing={isMissing ? 'search' : 'trouble'}
          title={isMissing ? t('missing') : t('refused')}
          description={isMissing ? t('missingText') : t('refusedText')}
        />
      </div>
    )
  }
  return <FilePreview url={url} name={params.get('name')} />
}

function FilePreview({ url, name: givenName }: { url: URL; name: string | null }) {
  const { t } = useTranslation('filePreview')
  const file = useFreshFile(url.href)
  // The ending is the stored file's own: what a link calls it proves nothing.
  const kind = fileKind(fileNameOf(url))
  const name = givenName || fileNameOf(url) || t(`kind.${kind}`)
  // The page may have been open for longer than the address opens.
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!hasEnded(file.url, Date.now())) return
    event.preventDefault()
    const href = await file.urlNow()
    if (href === null) file.renew()
    else Object.assign(document.createElement('a'), { href, download: name }).click()
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.kind}>{t(`kind.${kind}`)}</p>
        </div>
        {file.status === 'ready' && (
          <Button asChild>
            <a href={file.url} download={name} onClick={(event) => void download(event)}>
              <Download aria-hidden size={18} />
              {t('download')}
            </a>
          </Button>
        )}
      </header>
      {content()}
    </div>
  )

  function content() {
    if (file.status === 'expired')
      return <EmptyState drawing="trouble" title={t('expired')} description={t('expiredText')} />
    if (file.status === 'renewing')
      return (
        <Waiting>
          <Skeleton lines={9} />
        </Waiting>
      )
    return <FileView kind={kind} url={file.url} name={name} onFailed={file.renew} />
  }
}
