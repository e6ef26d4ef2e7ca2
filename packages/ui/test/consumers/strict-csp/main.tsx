import '@hwjy/ui/styles.css'
import {
  Button,
  Combobox,
  DatePicker,
  Dialog,
  Drawer,
  DropdownMenu,
  Field,
  ImageViewer,
  Popover,
  Select,
  Theme,
  Tooltip,
  UiProvider,
  useConfirm,
  useToast,
} from '@hwjy/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const levels = [
  { value: 'hsk1', label: 'HSK 1' },
  { value: 'hsk2', label: 'HSK 2' },
]

function Page() {
  const toast = useToast()
  const confirm = useConfirm()
  const [shown, setShown] = useState<'dialog' | 'drawer' | 'picture' | null>(null)
  const [day, setDay] = useState('')
  const close = () => setShown(null)
  return (
    <main>
      <h1>A partner school</h1>
      <Field label="Level">
        <Select options={levels} />
      </Field>
      <Field label="Teacher">
        <Combobox options={levels} />
      </Field>
      <Field label="First lesson">
        <DatePicker value={day} onValueChange={setDay} today="2026-11-20" />
      </Field>
      <Tooltip content="Opens at nine">
        <Button onClick={() => setShown('dialog')}>Open dialog</Button>
      </Tooltip>
      <Button onClick={() => setShown('drawer')}>Open drawer</Button>
      <Button onClick={() => setShown('picture')}>Open picture</Button>
      <Button onClick={() => toast.show('Saved', { tone: 'success' })}>Show message</Button>
      <Button tone="primary" onClick={() => void confirm({ title: 'End the class?' })}>
        Ask
      </Button>
      <DropdownMenu trigger={<Button>Open menu</Button>} items={[{ label: 'Rename', onSelect: () => {} }]} />
      <Popover trigger={<Button>Open panel</Button>} label="Sound">
        Volume
      </Popover>
      <Dialog isOpen={shown === 'dialog'} onOpenChange={close} title="New lesson">
        <Field label="Room">
          <Select options={levels} />
        </Field>
      </Dialog>
      <Drawer isOpen={shown === 'drawer'} onOpenChange={close} title="People">
        Nobody yet
      </Drawer>
      <ImageViewer
        images={[{ src: 'page.svg', alt: 'Homework' }]}
        index={shown === 'picture' ? 0 : null}
        onIndexChange={() => {}}
        onClose={close}
      />
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Theme name="light" brand="#c2410c">
      <UiProvider language="en-US">
        <Page />
      </UiProvider>
    </Theme>,
  )
}
