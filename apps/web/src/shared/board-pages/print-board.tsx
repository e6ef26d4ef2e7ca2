import type { BoardPage } from '@hwjy/classroom/core'
import { Button } from '@hwjy/ui'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../account/call-notice.tsx'
import { useCall } from '../account/use-call.ts'
import * as css from './board-pages.css.ts'
import type { NumberedPage } from './read-saved-room.ts'

/** Pixels: sharp on A4. */
const PRINT_WIDTH = 2_000

interface PrintBoardProps {
  pages: readonly NumberedPage[]
  pictureOf: (page: BoardPage, width: number) => Promise<Blob>
}

/** Prints all pages, one on each sheet. The browser's dialog saves them as one PDF as well, so no PDF writer is loaded. */
export function PrintBoard({ pages, pictureOf }: PrintBoardProps) {
  const { t } = useTranslation('classResult')
  const { problem, isBusy, run } = useCall()
  const sheets = useRef<HTMLDivElement>(null)
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls])
  const print = () =>
    run(async () => {
      const pictures: Blob[] = []
      // One at a time: two hundred pages at once would need gigabytes.
      for (const { page } of pages) pictures.push(await pictureOf(page, PRINT_WIDTH))
      flushSync(() => setUrls(pictures.map((picture) => URL.createObjectURL(picture))))
      const images = [...(sheets.current?.querySelectorAll('img') ?? [])]
      await Promise.all(images.map((image) => image.decode()))
      window.print()
    })
  return (
    <div>
      <Button isBusy={isBusy} className={css.notPrinted} onClick={() => void print()}>
        <Printer aria-hidden size={18} />
        {t('printPages')}
      </Button>
      <CallNotice problem={problem} />
      <div ref={sheets} className={css.sheets}>
        {urls.map((url, place) => (
          <img key={url} src={url} alt={t('page', { no: pages[place]?.no ?? place + 1 })} className={css.sheet} />
        ))}
      </div>
    </div>
  )
}
