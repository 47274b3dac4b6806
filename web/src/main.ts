import './styles/fonts.css'
import './styles/tokens.css'
import './styles/board.css'
import './styles/panels.css'
import './styles/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepForOffline } from './offline'
import { keepTexts } from './translated'

keepTexts()
const target = document.getElementById('app')
if (target) mount(App, { target })
keepForOffline()
