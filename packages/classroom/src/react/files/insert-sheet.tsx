import { Button, Drawer } from '@hwjy/ui'
import { useWords } from '../i18n/use-words.ts'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { useInsertChoices } from './use-insert-choices.tsx'

/** Inserting, where the toolbar has no room for it. */
export function InsertSheet({ onClose }: { onClose: () => void }) {
  const t = useWords(filesWords)
  const { choices, opened, isDialogOpen } = useInsertChoices(onClose)
  return (
    <>
      <Drawer
        isOpen={!isDialogOpen}
        side="bottom"
        title={t('insert')}
        onOpenChange={(isOpen) => !isOpen && !isDialogOpen && onClose()}
      >
        <div className={css.choices}>
          {choices.map(({ label, Icon, onSelect }) => (
            <Button key={label} onClick={onSelect}>
              <Icon size={20} aria-hidden />
              {label}
            </Button>
          ))}
        </div>
      </Drawer>
      {opened}
    </>
  )
}
