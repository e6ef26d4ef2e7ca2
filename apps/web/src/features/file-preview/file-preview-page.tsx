import { Button, EmptyState } from '@hwjy/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FILE_HOSTS, ownFileUrl } from '../../shared/own-file.ts'
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
  // The ending is the stored file's own: what a link calls it proves nothing.
  const kind = fileKind(fileNameOf(url))
  const name = params.get('name') || fileNameOf(url) || t(`kind.${kind}`)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.kind}>{t(`kind.${kind}`)}</p>
        </div>
        <Button asChild>
          <a href={url.href} download={name}>
            <Download aria-hidden size={18} />
            {t('download')}
          </a>
        </Button>
      </header>
      <FileView kind={kind} url={url.href} name={name} />
    </div>
  )
}
