import { type ResourceItem, useRenameResourceAs } from '@hwjy/sdk'
import { FileNameMax } from '@hwjy/sdk/limits'
import { Field, TextInput } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../account/call-notice.tsx'
import { FormDialog } from '../account/form-dialog.tsx'
import { useCall } from '../account/use-call.ts'
import { atOnce } from '../at-once.ts'
import { useRole } from '../session/use-role.ts'
import { splitName } from './file-kinds.ts'

/** The ending says what the file is, so it stays. */
export function RenameFileDialog({ resource, onClose }: { resource: ResourceItem; onClose: () => void }) {
  const { t } = useTranslation('resources')
  const { stem, ending } = splitName(resource.fileName)
  const [typed, setTyped] = useState(stem)
  const [isEmpty, setIsEmpty] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: rename } = useRenameResourceAs(useRole() ?? 'student', atOnce)
  async function submit() {
    const name = typed.trim()
    if (name === '') setIsEmpty(true)
    else if (name === stem) onClose()
    else {
      const data = { resourceId: resource.resourceId, fileName: `${name}${ending}` }
      if (await run(() => rename({ data }))) onClose()
    }
  }
  return (
    <FormDialog
      title={t('renameTitle')}
      submitLabel={t('renameSave')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('newName')} error={isEmpty ? t('nameEmpty') : undefined}>
        <TextInput
          value={typed}
          maxLength={FileNameMax - ending.length}
          end={ending === '' ? undefined : ending}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsEmpty(false)
          }}
        />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
