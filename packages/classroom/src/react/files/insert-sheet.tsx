import { Button, Drawer } from '@hwjy/ui'
import type { BoardDialogName } from '../board/dialogs/board-dialog-name.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { useInsertChoices } from './use-insert-choices.ts'

export interface InsertSheetProps {
  onOpen: (name: BoardDialogName) => void
  onClose: () => void
}

/** Inserting, where the toolbar has no room for it. */
export function InsertSheet({ onOpen, onClose }: InsertSheetProps) {
  const t = useWords(filesWords)
  const choices = useInsertChoices(onOpen, onClose)
  return (
    <Drawer isOpen side="bottom" title={t('insert')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={css.choices}>
        {choices.map(({ label, Icon, onSelect }) => (
          <Button key={label} onClick={onSelect}>
            <Icon size={20} aria-hidden />
            {label}
          </Button>
        ))}
      </div>
    </Drawer>
  )
}
