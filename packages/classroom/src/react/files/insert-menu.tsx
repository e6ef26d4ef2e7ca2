import { DropdownMenu, IconButton } from '@hwjy/ui'
import type { BoardDialogName } from '../board/dialogs/board-dialog-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { InsertIcon } from '../shared/later-icons.ts'
import { filesWords } from './files-words.ts'
import { useInsertChoices } from './use-insert-choices.ts'

/** Inserting, from the toolbar. */
export function InsertMenu({ onOpen }: { onOpen: (name: BoardDialogName) => void }) {
  const t = useWords(filesWords)
  const choices = useInsertChoices(onOpen)
  return (
    <DropdownMenu
      side="top"
      align="start"
      trigger={<IconButton label={t('insert')} icon={<InsertIcon size={20} />} tooltipSide="top" />}
      items={choices.map(({ label, Icon, onSelect }) => ({ label, icon: <Icon size={16} />, onSelect }))}
    />
  )
}
