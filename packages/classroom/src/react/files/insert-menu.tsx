import { DropdownMenu, IconButton } from '@hwjy/ui'
import { useWords } from '../i18n/use-words.ts'
import { InsertIcon } from '../shared/icons.ts'
import { filesWords } from './files-words.ts'
import { useInsertChoices } from './use-insert-choices.tsx'

/** Inserting, from the toolbar. */
export function InsertMenu() {
  const t = useWords(filesWords)
  const { choices, opened } = useInsertChoices()
  return (
    <>
      <DropdownMenu
        side="top"
        align="start"
        trigger={<IconButton label={t('insert')} icon={<InsertIcon size={20} />} tooltipSide="top" />}
        items={choices.map(({ label, Icon, onSelect }) => ({ label, icon: <Icon size={16} />, onSelect }))}
      />
      {opened}
    </>
  )
}
