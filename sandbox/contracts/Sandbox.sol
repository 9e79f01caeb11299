// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A plain ERC-20 whose whole supply belongs to its maker at first.
contract SandboxToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
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

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Prices in US dollars with 8 decimals; the zero address stands for the chain's own coin.
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
