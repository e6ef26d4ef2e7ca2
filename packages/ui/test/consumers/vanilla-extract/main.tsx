import '@hwjy/ui/styles.css'
import { Button, Theme, UiProvider } from '@hwjy/ui'
import { createRoot } from 'react-dom/client'
import { notice, tall } from './page.css.ts'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Theme name="dark">
      <UiProvider language="en-US">
        <p className={notice}>School starts on Monday.</p>
        <Button tone="primary" className={tall}>
          Save
        </Button>
      </UiProvider>
    </Theme>,
  )
}
