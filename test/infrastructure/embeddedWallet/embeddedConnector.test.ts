import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import { setUpConnector } from './setUpConnector.js'

walletConnectorContract('makeEmbeddedConnector', setUpConnector)
