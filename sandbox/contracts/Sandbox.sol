// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Balances and allowances of the sandbox's ERC-20s. The deployer initially holds the whole supply.
abstract contract TokenBook {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function allow(address spender, uint256 value) internal {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function spend(address from, address to, uint256 value) internal {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
    }

    function move(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A plain ERC-20.
contract SandboxToken is TokenBook {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        TokenBook(name_, symbol_, decimals_, supply)
    {}

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allow(spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        spend(from, to, value);
        return true;
    }
}

/// A token whose contract keeps 2 % of every transfer.
contract SandboxTollToken is SandboxToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        SandboxToken(name_, symbol_, decimals_, supply)
    {}

    function move(address from, address to, uint256 value) internal override {
        uint256 toll = value * 2 / 100;
        super.move(from, to, value - toll);
        super.move(from, address(this), toll);
    }
}

/// Like the oldest dollar token: calls return nothing, and a nonzero allowance can only be set to zero.
contract SandboxGuardedToken is TokenBook {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        TokenBook(name_, symbol_, decimals_, supply)
    {}

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allow(spender, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        spend(from, to, value);
    }
}

/// Wrapped native coin.
contract SandboxWrappedCoin is SandboxToken("Wrapped Ether", "WETH", 18, 0) {
    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
        totalSupply += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Withdrawal(msg.sender, value);
        Payments.sendCoin(msg.sender, value);
    }
}

/// Transfers coins and tokens, including tokens whose calls return nothing.
library Payments {
    function sendCoin(address to, uint256 value) internal {
        check(to, value, "");
    }

    function send(address token, address to, uint256 value) internal {
        check(token, 0, abi.encodeWithSelector(SandboxToken.transfer.selector, to, value));
    }

    function pull(address token, address from, address to, uint256 value) internal {
        check(token, 0, abi.encodeWithSelector(SandboxToken.transferFrom.selector, from, to, value));
    }

    function check(address to, uint256 value, bytes memory data) private {
        (bool done, bytes memory said) = to.call{value: value}(data);
        if (!done) {
            assembly {
                revert(add(said, 32), mload(said))
            }
        }
        require(data.length == 0 || said.length == 0 || abi.decode(said, (bool)), "the token refused");
    }
}

/// Constant-product pool of two tokens, with a fee of 0.3 % of the input.
contract SandboxPool {
    address public immutable dollar;
    address public immutable token;
    mapping(address => uint256) public reserveOf;

    event Swap(address indexed sold, uint256 amountIn, uint256 amountOut, address indexed to);

    error InsufficientLiquidity();

    constructor(address dollar_, address token_) {
        dollar = dollar_;
        token = token_;
    }

    /// Accepts tokens sent to the pool as reserves.
    function sync() public {
        reserveOf[dollar] = TokenBook(dollar).balanceOf(address(this));
        reserveOf[token] = TokenBook(token).balanceOf(address(this));
    }

    function amountOut(address sold, uint256 amountIn) public view returns (uint256 bought) {
        uint256 arrived = amountIn * 997;
        uint256 reserve = reserveOf[sold == dollar ? token : dollar];
        bought = arrived * reserve / (reserveOf[sold] * 1000 + arrived);
        if (bought == 0 || bought * 2 > reserve) revert InsufficientLiquidity();
    }

    /// Trades the tokens sent since the last trade.
    function swap(address sold, address to) external {
        uint256 amountIn = TokenBook(sold).balanceOf(address(this)) - reserveOf[sold];
        uint256 bought = amountOut(sold, amountIn);
        Payments.send(sold == dollar ? token : dollar, to, bought);
        sync();
        emit Swap(sold, amountIn, bought, to);
    }
}

/// Trades any token for any other through pools that each hold the dollar and one token.
contract SandboxRouter {
    struct SwapDescription {
        address srcToken;
        address dstToken;
        address payable srcReceiver;
        address payable dstReceiver;
        uint256 amount;
        uint256 minReturnAmount;
        uint256 flags;
    }

    address private constant COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    SandboxWrappedCoin private immutable wrapped;
    address private immutable dollar;
    mapping(address => SandboxPool) private poolOf;

    error InvalidMsgValue();
    error NoRoute(address from, address to);
    error ReturnAmountIsNotEnough(uint256 result, uint256 minReturn);

    constructor(SandboxWrappedCoin wrapped_, SandboxPool[] memory pools) {
        wrapped = wrapped_;
        dollar = pools[0].dollar();
        for (uint256 i = 0; i < pools.length; i++) poolOf[pools[i].token()] = pools[i];
    }

    receive() external payable {}

    /// Same ABI as 1inch's router (AggregationRouterV6); ignores `executor` and `data`.
    function swap(address, SwapDescription calldata desc, bytes calldata)
        external
        payable
        returns (uint256 returnAmount, uint256 spentAmount)
    {
        returnAmount = trade(desc.srcToken, desc.dstToken, desc.amount, desc.minReturnAmount, desc.dstReceiver);
        spentAmount = desc.amount;
    }

    /// The same trade through an ABI that no list has.
    function exchange(address from, address to, uint256 amount, uint256 least, address receiver) external payable {
        trade(from, to, amount, least, receiver);
    }

    /// Output of the last pool for `amount` of the sold token arriving in the first pool.
    function quote(address from, address to, uint256 amount) external view returns (uint256) {
        (SandboxPool first, SandboxPool second) = route(asToken(from), asToken(to));
        if (address(first) != address(0)) amount = first.amountOut(asToken(from), amount);
        return address(second) == address(0) ? amount : second.amountOut(dollar, amount);
    }

    function trade(address from, address to, uint256 amount, uint256 least, address receiver)
        private
        returns (uint256 result)
    {
        if (receiver == address(0)) receiver = msg.sender;
        (SandboxPool first, SandboxPool second) = route(asToken(from), asToken(to));
        takeIn(from, amount, address(first) == address(0) ? address(second) : address(first));
        address exit = to == COIN ? address(this) : receiver;
        uint256 before = TokenBook(asToken(to)).balanceOf(exit);
        if (address(first) != address(0)) {
            first.swap(asToken(from), address(second) == address(0) ? exit : address(second));
        }
        if (address(second) != address(0)) second.swap(dollar, exit);
        result = TokenBook(asToken(to)).balanceOf(exit) - before;
        if (to == COIN) {
            wrapped.withdraw(result);
            Payments.sendCoin(receiver, result);
        }
        if (result < least) revert ReturnAmountIsNotEnough(result, least);
    }

    function takeIn(address from, uint256 amount, address pool) private {
        if (msg.value != (from == COIN ? amount : 0)) revert InvalidMsgValue();
        if (from != COIN) return Payments.pull(from, msg.sender, pool, amount);
        wrapped.deposit{value: amount}();
        Payments.send(address(wrapped), pool, amount);
    }

    /// The pools of the sold and of the bought token; the zero address for the dollar.
    function route(address from, address to) private view returns (SandboxPool first, SandboxPool second) {
        (first, second) = (poolOf[from], poolOf[to]);
        bool known = (from == dollar || address(first) != address(0)) && (to == dollar || address(second) != address(0));
        if (from == to || !known) revert NoRoute(from, to);
    }

    function asToken(address token) private view returns (address) {
        return token == COIN ? address(wrapped) : token;
    }
}

/// Like some old tokens: `transfer` returns nothing. Minting is public.
contract SandboxSilentToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}

/// A token whose transfers fail: they revert with the configured bytes, or return false if there are no bytes.
contract SandboxStubbornToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    bytes public reason;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, string memory symbol_, bytes memory reason_) {
        name = name_;
        symbol = symbol_;
        reason = reason_;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function refuseWith(bytes calldata reason_) external {
        reason = reason_;
    }

    function transfer(address, uint256) external view returns (bool) {
        bytes memory said = reason;
        if (said.length > 0) {
            assembly {
                revert(add(said, 32), mload(said))
            }
        }
        return false;
    }
}

/// A plain ERC-721. The deployer distributes its tokens, numbered from 1. Does not call `onERC721Received`.
contract SandboxCollection {
    string public name;
    string public symbol;
    address public immutable maker;
    uint256 public totalSupply;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
        maker = msg.sender;
    }

    /// Mints one token to each owner.
    function give(address[] calldata owners) external {
        require(msg.sender == maker, "not the maker");
        for (uint256 i = 0; i < owners.length; i++) {
            totalSupply += 1;
            ownerOf[totalSupply] = owners[i];
            balanceOf[owners[i]] += 1;
            emit Transfer(address(0), owners[i], totalSupply);
        }
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        require(msg.sender == from && ownerOf[tokenId] == from, "not the owner");
        ownerOf[tokenId] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        transferFrom(from, to, tokenId);
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        return NumberedUri.at(symbol, tokenId);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }
}

/// A plain ERC-1155. The deployer distributes its tokens. Does not call `onERC1155Received`.
contract SandboxEditions {
    string public name;
    string public symbol;
    address public immutable maker;
    mapping(address => mapping(uint256 => uint256)) public balanceOf;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
        maker = msg.sender;
    }

    function give(address to, uint256[] calldata ids, uint256[] calldata values) external {
        require(msg.sender == maker, "not the maker");
        for (uint256 i = 0; i < ids.length; i++) balanceOf[to][ids[i]] += values[i];
        emit TransferBatch(msg.sender, address(0), to, ids, values);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        require(msg.sender == from, "not the owner");
        balanceOf[from][id] -= value;
        balanceOf[to][id] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
    }

    function uri(uint256 id) external view returns (string memory) {
        return NumberedUri.at(symbol, id);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }
}

/// Metadata URI of an NFT: `ipfs://TERN/12`.
library NumberedUri {
    function at(string memory folder, uint256 number) internal pure returns (string memory) {
        bytes memory digits = "";
        for (uint256 rest = number; rest > 0; rest /= 10) {
            digits = bytes.concat(bytes1(uint8(48 + rest % 10)), digits);
        }
        return string.concat("ipfs://", folder, "/", string(digits));
    }
}

/// Prices in US dollars with 8 decimals; the zero address stands for the native coin.
contract SandboxPrices {
    mapping(address => uint256) public priceOf;

    function setPrice(address token, uint256 price) external {
        priceOf[token] = price;
    }
}

/// Names and pictures of addresses.
contract SandboxNames {
    struct Profile {
        string name;
        string avatar;
    }

    mapping(address => Profile) private profiles;

    function setProfile(string calldata name, string calldata avatar) external {
        profiles[msg.sender] = Profile(name, avatar);
    }

    function profileOf(address owner) external view returns (string memory name, string memory avatar) {
        Profile storage profile = profiles[owner];
        return (profile.name, profile.avatar);
    }
}

/// Contract account of one owner: executes the owner's calls and validates the owner's signatures (ERC-1271).
contract SandboxAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function execute(address to, uint256 value, bytes calldata data) external payable onlyOwner {
        perform(to, value, data);
    }

    /// Atomic.
    function executeBatch(Call[] calldata calls) external payable onlyOwner {
        for (uint256 i = 0; i < calls.length; i++) perform(calls[i].to, calls[i].value, calls[i].data);
    }

    function perform(address to, uint256 value, bytes calldata data) private {
        (bool done, bytes memory reason) = to.call{value: value}(data);
        if (!done) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Multisig account: executes what `threshold` owners have signed, with the format and hashes of a Safe 1.4.1.
contract SandboxSafe {
    struct SafeTx {
        address to;
        uint256 value;
        bytes data;
    }

    bytes32 private constant DOMAIN_TYPE = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 private constant SAFE_TX_TYPE = keccak256(
        "SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)"
    );

    mapping(address => bool) public isOwner;
    uint256 public immutable threshold;
    uint256 public nonce;

    constructor(address[] memory owners, uint256 threshold_) {
        for (uint256 i = 0; i < owners.length; i++) isOwner[owners[i]] = true;
        threshold = threshold_;
    }

    receive() external payable {}

    function getTransactionHash(SafeTx calldata safeTx, uint256 nonce_) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, block.chainid, address(this)));
        bytes32 content = keccak256(
            abi.encode(
                SAFE_TX_TYPE,
                safeTx.to,
                safeTx.value,
                keccak256(safeTx.data),
                uint8(0),
                0,
                0,
                0,
                address(0),
                address(0),
                nonce_
            )
        );
        return keccak256(abi.encodePacked(bytes1(0x19), bytes1(0x01), domain, content));
    }

    /// `signatures`: 65 bytes per owner, in ascending order of address.
    function execTransaction(SafeTx calldata safeTx, bytes calldata signatures) external {
        bytes32 hash = getTransactionHash(safeTx, nonce++);
        address last = address(0);
        for (uint256 i = 0; i < threshold; i++) {
            bytes calldata one = signatures[65 * i:65 * (i + 1)];
            address signer = ecrecover(hash, uint8(one[64]), bytes32(one[:32]), bytes32(one[32:64]));
            require(signer > last && isOwner[signer], "GS026");
            last = signer;
        }
        (bool done, ) = safeTx.to.call{value: safeTx.value}(safeTx.data);
        require(done, "GS013");
    }
}
