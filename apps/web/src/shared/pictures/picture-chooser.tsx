import { Button, pictureLimits } from '@hwjy/ui'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../account/use-call.ts'
import { lazyPage } from '../page/lazy-page.ts'
import type { CutDialogProps } from './cut-dialog.tsx'
import { type PictureDenial, pictureDenial } from './picture-denial.ts'
import * as css from './picture-chooser.css.ts'

const CutDialog = lazyPage<CutDialogProps>(() => import('./cut-dialog.tsx'))

interface PictureChooserProps {
  /** Words of the button. Default: those for a person's own picture. */
  label?: string
  /** Title of the dialog that cuts. Default: words for a person's own picture. */
  cutTitle?: string
  /** How the picture is shown later. Default `round`. */
  shape?: 'round' | 'square'
  /** Stores the square that was cut, a JPG. @throws what the server refused */
  save: (cut: Blob) => Promise<void>
  onSaved: () => void
}

/** A button that takes a picture of the user's, lets them cut a square out of it, and has it saved. */
export function PictureChooser({ label, cutTitle, shape = 'round', save, onSaved }: PictureChooserProps) {
  const { t } = useTranslation('account')
  const words = label ?? t('choosePicture')
  const input = useRef<HTMLInputElement>(null)
  const [denial, setDenial] = useState<PictureDenial | null>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const { problem, isBusy, run, forgetProblem } = useCall()

  function take(file: File) {
    const refused = pictureDenial(file)
    setDenial(refused)
    forgetProblem()
    if (!refused) setPicture(file)
  }
  async function saveCut(cut: Blob) {
    if (!(await run(() => save(cut)))) return
    setPicture(null)
    onSaved()
  }
  return (
    <>
      <div>
        <Button onClick={() => input.current?.click()}>{words}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureLimits.accept}
          aria-label={words}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) take(file)
          }}
        />
      </div>
      <p className={css.hint}>{t('pictureRule')}</p>
      <p role="alert" className={css.warning}>
        {denial && t(`picture.${denial}`)}
      </p>
      {picture && (
        <Suspense>
          <CutDialog
            picture={picture}
            shape={shape}
            title={cutTitle}
            isBusy={isBusy}
            problem={problem}
            onPictureChange={take}
            onSave={(cut) => void saveCut(cut)}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </>
  )
}
