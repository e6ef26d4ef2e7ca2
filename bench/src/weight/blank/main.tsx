/** The least a React page can be: what the browser, React and the network cost by themselves. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <p id="ready">Hello</p>
  </StrictMode>,
)
