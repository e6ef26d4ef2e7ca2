import { ToastProvider } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { OtherChildren } from '../../shared/family/other-children.tsx'

/** The other children of the family: this page is public, so what it asked is asked anew for the next child. */
export default function Others() {
  const queryClient = useQueryClient()
  return (
    <ToastProvider>
      <OtherChildren onSwitched={() => void queryClient.resetQueries()} />
    </ToastProvider>
  )
}
